import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { writeCoverage, writePrintFaces } from "./print-faces.ts";
import { writeWidths } from "./print-widths.ts";
import { type Face, faces } from "./subset-faces.ts";

/**
 * Cuts the faces down to what the portal sets: weights that no theme uses, and Arabic letters of other languages, weigh
 * more than the rest in total. Run by hand after a new version of a face; its files are committed.
 */
const at = (path: string) => new URL(path, import.meta.url);

const textOf = ({ ranges }: Face): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((point) => String.fromCodePoint(point))
    .join("");

mkdirSync(at("../src/fonts/"), { recursive: true });
for (const face of faces) {
  const whole = readFileSync(at(`../node_modules/${face.source}/files/${face.file}.woff2`));
  const part = await subsetFont(whole, textOf(face), {
    targetFormat: "woff2",
    ...(face.weights && { variationAxes: { wght: face.weights } }),
  });
  writeFileSync(at(`../src/fonts/${face.file}-core.woff2`), part);
  process.stdout.write(`${face.file}: ${whole.byteLength} → ${part.byteLength} bytes\n`);
}
await writePrintFaces();
writeCoverage();
writeWidths();
