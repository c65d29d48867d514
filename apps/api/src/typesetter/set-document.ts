import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { readFonts } from "./fonts.ts";

/** A Typst template and its data, as JSON: texts stay data and are never read as markup. */
export interface Document {
  /** Address of the template's file; it finds its data in `sys.inputs.data`. */
  readonly template: string;
  readonly data: unknown;
  /** Pictures by name: `image("/pictures/<name>")`. */
  readonly pictures?: Readonly<Record<string, Uint8Array>>;
  /**
   * True: a PDF/UA-1 file, which is refused where something in it could not be read out, such as a sign that no face has; where possible: that
   * one is only tagged.
   */
  readonly isAccessible?: boolean | "where-possible";
}

/** Base of templates' shared imports: `#import "/typesetter/ad.typ"`. */
const WORKSPACE = fileURLToPath(new URL("..", import.meta.url));

/** A function that sets documents as PDF, fonts and templates read once. */
export function createSetter(): (document: Document) => Uint8Array {
  const compiler = NodeCompiler.create({
    workspace: WORKSPACE,
    fontArgs: [{ fontBlobs: readFonts() }],
  });
  const templates = new Map<string, string>();
  return ({ template, data, pictures = {}, isAccessible = false }) => {
    const mainFileContent = templates.get(template) ?? readFileSync(new URL(template), "utf8");
    templates.set(template, mainFileContent);
    compiler.resetShadow();
    for (const [name, bytes] of Object.entries(pictures))
      compiler.mapShadow(join(WORKSPACE, "pictures", name), Buffer.from(bytes));
    const compiled = compiler.compile({ mainFileContent, inputs: { data: JSON.stringify(data) } });
    if (compiled.result === null) {
      const faults = compiled.takeError()?.shortDiagnostics ?? [];
      throw new Error(`The document cannot be set: ${JSON.stringify(faults)}`);
    }
    const pdf = exported(compiler, compiled.result, isAccessible);
    // Cached results of one document are of no use to the next.
    compiler.evictCache(0);
    return pdf;
  };
}

type Compiled = Parameters<NodeCompiler["pdf"]>[0];

function exported(
  compiler: NodeCompiler,
  result: Compiled,
  isAccessible: NonNullable<Document["isAccessible"]>,
): Uint8Array {
  if (isAccessible === false) return compiler.pdf(result, {});
  try {
    return compiler.pdf(result, { pdfStandard: "ua-1" });
  } catch (error) {
    if (isAccessible === "where-possible") return compiler.pdf(result, {});
    throw error;
  }
}
