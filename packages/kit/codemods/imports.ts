import type { ESTree } from "vite";
import { renamedExports, renamedModules } from "./conventions.ts";

type Node = ESTree.Node;

/** Local names of what a module imports from the kit, each with its exported name. */
export function kitImports(program: ESTree.Program, isKit: (source: string) => boolean) {
  const names = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration" || !isKit(statement.source.value)) continue;
    for (const one of statement.specifiers) {
      if (one.type === "ImportSpecifier" && one.imported.type === "Identifier") {
        names.set(one.local.name, one.imported.name);
      }
    }
  }
  return names;
}

/** New name of a renamed export where a module uses it under the old one. */
export function exportOf(node: Node, names: ReadonlyMap<string, string>): string | undefined {
  if (node.type !== "Identifier" && node.type !== "JSXIdentifier") return undefined;
  return names.get(node.name) === node.name ? renamedExports[node.name] : undefined;
}

/** New address of a renamed module of the kit, where a string holds the former one. */
export function moduleOf(node: Node, isKit: (source: string) => boolean): string | undefined {
  const address = node.type === "Literal" && typeof node.value === "string" ? node.value : "";
  if (!isKit(address)) return undefined;
  const [, parent = "", folder = ""] = /^(.*\/)(.*)$/.exec(address) ?? [];
  const renamed = renamedModules[folder];
  return renamed && parent + renamed;
}

/** New name of a renamed export that a module imports under a name of its own. */
export function importedAs(node: Node, names: ReadonlyMap<string, string>): string | undefined {
  if (node.type !== "ImportSpecifier" || node.imported.type !== "Identifier") return undefined;
  const { imported, local } = node;
  const isAlias = imported.start !== local.start && names.get(local.name) === imported.name;
  return isAlias ? renamedExports[imported.name] : undefined;
}
