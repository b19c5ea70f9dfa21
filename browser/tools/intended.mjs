// What lies over something else on purpose, with the reason.
export const INTENDED = [];
