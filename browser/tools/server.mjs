// A server of its own for every test file: a free port, an empty data folder, no pauses.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const program = resolve(process.env.OMERTA || join(import.meta.dirname, "../../target/debug/omerta"));
const PATIENCE = 30_000;

export async function startServer() {
  if (!existsSync(program)) throw new Error(`there is no server at ${program}: cargo build, or set OMERTA`);
  const data = mkdtempSync(join(tmpdir(), "omerta-browser-"));
  const port = await freePort();
  const server = new Server(data, port);
  await server.start();
  return server;
}

class Server {
  log = "";

  constructor(data, port) {
    this.data = data;
    this.port = port;
    this.address = `http://127.0.0.1:${port}`;
    process.once("exit", () => this.child?.kill("SIGKILL"));
  }

  async start() {
    const flags = [
      "serve",
      "--listen",
      `127.0.0.1:${this.port}`,
      "--data",
      this.data,
      "--rate",
      "100000",
      "--bot-pause",
      "0",
    ];
    this.child = spawn(program, flags, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [this.child.stdout, this.child.stderr]) stream.on("data", (text) => (this.log += text));
    const end = Date.now() + PATIENCE;
    while (!(await this.isUp())) {
      if (this.child.exitCode !== null) throw new Error(`the server ended:\n${this.log}`);
      if (Date.now() > end) throw new Error(`the server did not answer within ${PATIENCE} ms:\n${this.log}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  async isUp() {
    return fetch(`${this.address}/health`).then(
      (answer) => answer.ok,
      () => false,
    );
  }

  /** Ends the program as a service manager would; the data stays. */
  async halt() {
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, "exit");
    this.child.kill("SIGTERM");
    const timer = setTimeout(() => this.child.kill("SIGKILL"), 5000);
    await gone;
    clearTimeout(timer);
  }

  async stop() {
    await this.halt();
    rmSync(this.data, { recursive: true, force: true });
    if (/panicked|\bERROR\b/.test(this.log)) throw new Error(`the server reported a fault:\n${this.log.slice(-4000)}`);
  }
}

async function freePort() {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address();
  socket.close();
  await once(socket, "close");
  return port;
}
