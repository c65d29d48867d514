import { mkdir, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { Failure } from "./fail.mjs";

const NEEDED_MEBIBYTES = 400;

/** Refuses a port that another program listens on. `setting` is the variable that changes it. */
export function requireFreePort(port, setting) {
  return new Promise((done, reject) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const reason =
        error.code === "EADDRINUSE"
          ? "is taken by another program"
          : `cannot be used (${error.code})`;
      reject(
        new Failure(
          `Port ${port} ${reason}: stop that program, or choose another with ${setting}=<port>.`,
        ),
      );
    });
    probe.listen(port, () => probe.close(done));
  });
}

/** Makes a missing folder (readable by its owner alone) and refuses one without room. */
export async function requireRoom(folder) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (error.code === "ENOSPC") throw new Failure(`The disk is full: ${folder} cannot be made.`);
    throw new Failure(
      `The folder ${folder} cannot be made (${error.code}): set DATA_DIR to one that can.`,
    );
  }
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 2 ** 20);
  if (free < NEEDED_MEBIBYTES) {
    throw new Failure(
      `The disk is full: ${folder} has ${free} MiB left and ${NEEDED_MEBIBYTES} MiB are needed.`,
    );
  }
}

/** A port number from the environment, or the default. */
export function portFrom(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`${name} must be a port number from 1 to 65535, not «${text}».`);
}
