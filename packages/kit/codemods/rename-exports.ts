import type { ESTree } from "vite";
import { renamedExports, renamedModules } from "./conventions.ts";
import {
  declaredNames,
  isMereName,
  kitImports,
  type Read,
  readOfMember,
  readsOf,
  readsOfPattern,
} from "./imports.ts";
import { Draft, type Node, visit } from "./syntax.ts";

const newNames = new Map(Object.entries(renamedExports));
const newFolders = new Map(Object.entries(renamedModules));

/** New address of a renamed module of the kit. */
function newAddress(address: string): string | undefined {
  const [, parent = "", folder = ""] = /^(.*\/)(.*)$/.exec(address) ?? [];
  const renamed = newFolders.get(folder);
  return renamed && parent + renamed;
}

/** Names that `(await import(…)).A`, `const { A } = await import(…)` or `import(…).then((m) => m.A)` reads. */
function readsOfImport([parent, user]: readonly Node[]): readonly Read[] | undefined {
  if (parent?.type === "AwaitExpression") {
    if (user?.type === "VariableDeclarator") return readsOfPattern(user.id);
    return user?.type === "MemberExpression" ? readOfMember(user) : undefined;
  }
  if (parent?.type !== "MemberExpression" || user?.type !== "CallExpression") return undefined;
  const isThen = parent.property.type === "Identifier" && parent.property.name === "then";
  const [callback] = user.arguments;
  if (!isThen || callback?.type !== "ArrowFunctionExpression") return undefined;
  const [module] = callback.params;
  if (module?.type === "Identifier") return readsOf(callback.body, module.name);
  return module && readsOfPattern(module);
}

/** Names that are read of a module where its address stands; declarations name them in specifiers. */
function readsAt([parent, ...others]: readonly Node[]): readonly Read[] | undefined {
  switch (parent?.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
      return [];
    case "ImportExpression":
      return readsOfImport(others);
    case "TSImportType": {
      const name = parent.qualifier;
      return name?.type === "Identifier"
        ? [{ name: name.name, node: name, isShort: false }]
        : undefined;
    }
    default:
      return undefined;
  }
}

class ExportRenaming extends Draft {
  readonly isKit: (source: string) => boolean;
  /** Imported names that change with the export, each with its new name. */
  readonly locals = new Map<string, string>();

  constructor(source: string, program: ESTree.Program, isKit: (source: string) => boolean) {
    super(source);
    this.isKit = isKit;
    const { names, namespaces } = kitImports(program, isKit);
    const declared = declaredNames(program, isKit);
    for (const [local, exported] of names) {
      const renamed = newNames.get(exported);
      // Where either name has a meaning of the module's own, the export is imported under its former name.
      const isTaken = declared.has(local) || (renamed !== undefined && declared.has(renamed));
      if (renamed && local === exported && !isTaken) this.locals.set(local, renamed);
    }
    for (const [local, { source: address }] of namespaces) {
      this.read(address, declared.has(local) ? undefined : readsOf(program, local));
    }
    visit(program, (node, ancestors) => this.see(node, ancestors));
  }

  see(node: Node, ancestors: readonly Node[]): void {
    const [parent] = ancestors;
    if (node.type === "Literal" && typeof node.value === "string" && this.isKit(node.value)) {
      this.read(node, readsAt(ancestors));
      const address = newAddress(node.value);
      if (address) this.replace({ start: node.start + 1, end: node.end - 1 }, address);
    } else if (node.type === "ImportSpecifier" && parent?.type === "ImportDeclaration") {
      if (this.isKit(parent.source.value)) this.import(node);
    } else if (node.type === "ExportSpecifier" && parent?.type === "ExportNamedDeclaration") {
      this.export(node, parent.source?.value);
    } else if (node.type === "Identifier" || node.type === "JSXIdentifier") {
      this.use(node, node.name, parent);
    }
  }

  /** Renames what is read of a module. */
  read(address: ESTree.StringLiteral, reads: readonly Read[] | undefined): void {
    const renamed = newAddress(address.value);
    if (renamed && !reads) this.note(address, `rename what is used of ${renamed}.`);
    for (const { name, node, isShort } of reads ?? []) {
      const text = newNames.get(name);
      if (text) this.replace(node, isShort ? `${text}: ${name}` : text);
    }
  }

  import({ imported, local }: ESTree.ImportSpecifier): void {
    const text = imported.type === "Identifier" ? newNames.get(imported.name) : undefined;
    if (!text) return;
    const isKept = imported.start === local.start && !this.locals.has(local.name);
    this.replace(imported, isKept ? `${text} as ${local.name}` : text);
  }

  /** Renames what is exported again; other modules still find it under the former name. */
  export({ local, exported }: ESTree.ExportSpecifier, from: string | undefined): void {
    if (local.type !== "Identifier" || (from !== undefined && !this.isKit(from))) return;
    const text = (from === undefined ? this.locals : newNames).get(local.name);
    const isShort = exported.start === local.start;
    if (text) this.replace(local, isShort ? `${text} as ${local.name}` : text);
  }

  use(node: Node, name: string, parent: Node | undefined): void {
    const text = this.locals.get(name);
    if (!text || isMereName(node, parent) || parent?.type === "ExportSpecifier") return;
    const isShort = parent?.type === "Property" && parent.shorthand;
    this.replace(node, isShort ? `${name}: ${text}` : text);
  }
}

/** Renames the exports and modules of the kit in one module. Running it again changes nothing. */
export function renameExports(
  source: string,
  program: ESTree.Program,
  isKit: (source: string) => boolean,
): Draft {
  return new ExportRenaming(source, program, isKit);
}
