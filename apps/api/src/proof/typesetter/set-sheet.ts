import { readFileSync } from "node:fs";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Sheet } from "../sheet.ts";
import { readFonts } from "./fonts.ts";

const template = readFileSync(new URL("./sheet.typ", import.meta.url), "utf8");

/** A function that sets sheets as PDF documents, its fonts read once. */
export function createSetter(): (sheet: Sheet) => Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: readFonts() }] });
  return (sheet) => {
    const source = { mainFileContent: template, inputs: { sheet: JSON.stringify(sheet) } };
    const compiled = compiler.compile(source);
    if (compiled.result === null) {
      const faults = compiled.takeError()?.shortDiagnostics ?? [];
      throw new Error(`The sheet cannot be set: ${JSON.stringify(faults)}`);
    }
    const pdf = compiler.pdf(compiled.result);
    // What was worked out for one ad is of no use to the next.
    compiler.evictCache(0);
    return pdf;
  };
}
