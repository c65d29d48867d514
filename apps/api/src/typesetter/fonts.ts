import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { unwrapWoff } from "./woff.ts";

/** The newspapers' faces, of the families that the portal shows, each in regular and bold. */
const FACES = [
  ["source-serif-4", "latin"],
  ["bitter", "latin"],
  ["space-grotesk", "latin"],
  ["noto-naskh-arabic", "arabic"],
  ["ibm-plex-sans-arabic", "arabic"],
] as const;

const WEIGHTS = [400, 700] as const;

/** Every font that a document may be set in. */
export function readFonts(): Buffer[] {
  return FACES.flatMap(([family, subset]) =>
    WEIGHTS.map((weight) => {
      const file = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`;
      return unwrapWoff(readFileSync(fileURLToPath(import.meta.resolve(file))));
    }),
  );
}
