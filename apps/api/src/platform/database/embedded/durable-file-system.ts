import { fsyncSync, renameSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenOptions = Parameters<NodeFS["init"]>[1];
type Module = Parameters<NonNullable<EmscriptenOptions["preRun"]>[number]>[0];

/** The parts of Emscripten's Node file system that are completed here; its types do not name them. */
interface NodeFileSystem {
  readonly stream_ops: { fsync?: (stream: { nfd: number }) => number };
  readonly node_ops: { rename: (node: Node, folder: Node, name: string) => void };
  readonly realPath: (node: Node) => string;
}
interface Node {
  name: string;
}
interface NodeTable {
  readonly filesystems: { readonly NODEFS: NodeFileSystem };
  lookupNode(folder: Node, name: string): Node;
  destroyNode(node: Node): void;
}

/**
 * PGlite's Node file system, made durable: `fsync` reaches the disk (Emscripten's answers at once without doing
 * anything), for files and folders alike, and a rename replaces its target in one step instead of deleting it first.
 */
export class DurableFileSystem extends NodeFS {
  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), complete];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function complete(module: Module): void {
  // Emscripten's own table; the published types lack the members that NodeTable names.
  const table = module.FS as unknown as NodeTable;
  const files = table.filesystems.NODEFS;
  files.stream_ops.fsync = (stream) => {
    fsyncSync(stream.nfd);
    return 0;
  };
  const original = files.node_ops.rename;
  files.node_ops.rename = (node, folder, name) => {
    const target = find(table, folder, name);
    if (target === null) return original(node, folder, name);
    renameSync(files.realPath(node), `${files.realPath(folder)}/${name}`);
    table.destroyNode(target);
    node.name = name;
  };
}

/** Emscripten throws for a name that does not exist. */
function find(table: NodeTable, folder: Node, name: string): Node | null {
  try {
    return table.lookupNode(folder, name);
  } catch {
    return null;
  }
}
