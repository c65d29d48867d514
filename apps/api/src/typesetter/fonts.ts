import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { unwrapWoff } from "./woff.ts";

/** The faces of a print, each in regular and bold: cut from the files that the portal shows them in. */
const FACES = [
  ["source-serif-4-latin", 400, 700],
  ["source-serif-4-latin-ext", 400, 700],
  ["bitter-latin", 400, 700],
  ["space-grotesk-latin", 400, 700],
  ["noto-naskh-arabic-arabic", 400, 700],
  ["ibm-plex-sans-arabic-arabic", 400, 600],
] as const;

/** Every font that a document may be set in. */
export function readFonts(): Buffer[] {
  return FACES.flatMap(([face, ...weights]) =>
    weights.map((weight) => {
      const file = `@parution/tokens/print-fonts/${face}-${weight}-normal.woff`;
      return unwrapWoff(readFileSync(fileURLToPath(import.meta.resolve(file))));
    }),
  );
}
