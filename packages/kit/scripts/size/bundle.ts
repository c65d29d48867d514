import { join, relative, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin, type Rolldown } from "vite";
import { outsideOf, type Surroundings } from "./outside.ts";

export const dist = join(import.meta.dirname, "../../dist");

export interface Weight {
  /** Bytes, minified and brotli, of what is there from the start. */
  readonly bytes: number;
  /** Bytes of what the component loads once it is needed. */
  readonly later: number;
  /** The other folders of the kit whose code came along, in alphabetical order. */
  readonly brings: readonly string[];
}

/** Leaves out what the surroundings provide. All of it gets one short name, so that paths weigh nothing. */
function provide(surroundings: Surroundings): Plugin {
  const isOutside = outsideOf(surroundings);
  return {
    name: "provide",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (found && isOutside(found.id)) return { id: "outside", external: true };
      return found;
    },
  };
}

async function bundle(
  component: string,
  surroundings: Surroundings,
): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root: dist,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [provide(surroundings)],
    build: {
      write: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: {
        input: join(dist, component, "index.js"),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .filter((file) => file.type === "chunk");
}

function otherFolders(component: string, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const inside = chunks
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([, module]) => module.renderedLength > 0)
    .map(([id]) => relative(dist, id).split(sep)[0] ?? "")
    // A file beside the folders is shared by all of them: it belongs to no component.
    .filter((name) => name !== ".." && name !== component && !name.endsWith(".js"));
  return [...new Set(inside)].sort();
}

/** The entry and whatever it imports at once; the rest is loaded later. */
function atOnce(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of reached) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  }
  return reached;
}

const brotli = (chunks: Iterable<Rolldown.OutputChunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);

/** Bytes that importing everything of one subpath of the built kit, and nothing else, adds to an application. */
export async function weigh(component: string, surroundings: Surroundings): Promise<Weight> {
  const chunks = await bundle(component, surroundings);
  const bytes = brotli(atOnce(chunks));
  return { bytes, later: brotli(chunks) - bytes, brings: otherFolders(component, chunks) };
}
