import { parse } from "@babel/parser";
import type { ESTree } from "vite";

export type Node = ESTree.Node;

/** One replacement in the source, by offsets. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A module's tree in ESTree's shape. Throws a `SyntaxError` on a module that has none. */
export function programOf(source: string, file: string): ESTree.Program {
  const { program } = parse(source, {
    sourceType: "module",
    // A `<T>` in a module without JSX is a type.
    plugins: file.endsWith(".ts") ? ["estree", "typescript"] : ["estree", "typescript", "jsx"],
  });
  // The plugin's tree is ESTree, which the parser's own types do not say.
  return program as unknown as ESTree.Program;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** Calls a function with each node of a tree and its ancestors, the nearest first. */
export function visit(
  node: Node,
  see: (node: Node, ancestors: readonly Node[]) => void,
  ancestors: readonly Node[] = [],
): void {
  see(node, ancestors);
  const path = [node, ...ancestors];
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) visit(child, see, path);
  }
}

/** Edits of one module, and notes on the places that need a person, as «line: reason». */
export class Draft {
  readonly edits: Edit[] = [];
  readonly notes: string[] = [];
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  text(node: Node): string {
    return this.source.slice(node.start, node.end);
  }

  replace({ start, end }: { start: number; end: number }, text: string): void {
    this.edits.push({ start, end, text });
  }

  note(node: Node, reason: string): void {
    this.notes.push(`${this.source.slice(0, node.start).split("\n").length}: ${reason}`);
  }

  /** Applies edits from the first to the last; one that another contains waits for the next pass. */
  apply(): string {
    let code = "";
    let place = 0;
    const edits = this.edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
    for (const { start, end, text } of edits) {
      if (start < place) continue;
      code += this.source.slice(place, start) + text;
      place = end;
    }
    return code + this.source.slice(place);
  }
}
