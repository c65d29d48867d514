import { join, relative } from "node:path";

/** Longest socket path that every supported system accepts, in bytes. */
const LONGEST = 100;

/**
 * Where an api with an embedded database, which no other process may open, takes operators' commands: a socket beside
 * the database's own, in a folder that only its user may enter. Null: every spelling of it is too long for a socket.
 */
export function operatorSocket(dataDir: string): string | null {
  const path = join(dataDir, "socket", "operator");
  const spellings = [path, relative(process.cwd(), path)];
  return spellings.find((spelling) => Buffer.byteLength(spelling) <= LONGEST) ?? null;
}
