// Sounds, made on the spot: nothing has to be loaded.
import { preferences } from "./page.js";

let audio = null;

/** Somebody has moved. */
export const knock = () => play("noise", { seconds: 0.06, loudness: 0.15, pitch: 400 });

/** Dice were thrown. */
export const rattle = () =>
  [0, 0.08, 0.15, 0.27, 0.36].forEach((after) => play("noise", { after, seconds: 0.05, loudness: 0.2, pitch: 1200 }));

/** The game is over. */
export const fanfare = () =>
  [262, 330, 392, 523].forEach((pitch, index) =>
    play("tone", { after: 0.14 * index, seconds: 0.6, loudness: 0.12, pitch }),
  );

/** It is your turn. */
export const chime = () =>
  [440, 587].forEach((pitch, index) => play("tone", { after: 0.16 * index, seconds: 0.4, loudness: 0.12, pitch }));

function play(kind, { after = 0, seconds, loudness, pitch }) {
  if (preferences.sounds !== "on") return;
  audio ??= new AudioContext();
  const start = audio.currentTime + after;
  const volume = new GainNode(audio, { gain: loudness });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  const source = kind === "tone" ? new OscillatorNode(audio, { type: "triangle", frequency: pitch }) : noise(seconds);
  source
    .connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 2 * pitch }))
    .connect(volume)
    .connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}

function noise(seconds) {
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = 2 * Math.random() - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}
