import type { ESTree } from "vite";
import { type Node, visit } from "./syntax.ts";

/** Names that a module imports from the kit by declarations. */
export interface KitImports {
  /** Local names, each with its exported name. */
  readonly names: ReadonlyMap<string, string>;
  /** Local names of whole modules (`import * as N`), each with its declaration. */
  readonly namespaces: ReadonlyMap<string, ESTree.ImportDeclaration>;
}

/** Finds what a module imports from the kit. */
export function kitImports(
  program: ESTree.Program,
  isKit: (source: string) => boolean,
): KitImports {
  const names = new Map<string, string>();
  const namespaces = new Map<string, ESTree.ImportDeclaration>();
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration" || !isKit(statement.source.value)) continue;
    for (const one of statement.specifiers) {
      if (one.type === "ImportNamespaceSpecifier") namespaces.set(one.local.name, statement);
      if (one.type === "ImportSpecifier" && one.imported.type === "Identifier") {
        names.set(one.local.name, one.imported.name);
      }
    }
  }
  return { names, namespaces };
}

/** The component of the kit that an element names, also as a member of a namespace. */
export function componentOf(
  name: ESTree.JSXElementName,
  { names, namespaces }: KitImports,
): string | undefined {
  if (name.type === "JSXIdentifier") return names.get(name.name);
  if (name.type !== "JSXMemberExpression" || name.object.type !== "JSXIdentifier") return undefined;
  return namespaces.has(name.object.name) ? name.property.name : undefined;
}

/** Names that a pattern binds. */
function boundBy(pattern: Node | null): string[] {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern.name];
    case "ObjectPattern":
      return pattern.properties.flatMap((one) =>
        boundBy(one.type === "Property" ? one.value : one),
      );
    case "ArrayPattern":
      return pattern.elements.flatMap(boundBy);
    case "AssignmentPattern":
      return boundBy(pattern.left);
    case "RestElement":
      return boundBy(pattern.argument);
    case "TSParameterProperty":
      return boundBy(pattern.parameter);
    default:
      return [];
  }
}

/** Names that a node declares, other than by an import. */
function declaredBy(node: Node): string[] {
  switch (node.type) {
    case "VariableDeclarator":
      return boundBy(node.id);
    case "CatchClause":
      return boundBy(node.param);
    case "ArrowFunctionExpression":
      return node.params.flatMap(boundBy);
    case "FunctionDeclaration":
    case "FunctionExpression":
      return [...boundBy(node.id), ...node.params.flatMap(boundBy)];
    case "ClassDeclaration":
    case "ClassExpression":
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSEnumDeclaration":
      return boundBy(node.id);
    default:
      return [];
  }
}

/** Names that a module declares anywhere or imports, other than from the kit. */
export function declaredNames(
  program: ESTree.Program,
  isKit: (source: string) => boolean,
): ReadonlySet<string> {
  const names = new Set<string>();
  visit(program, (node) => {
    for (const name of declaredBy(node)) names.add(name);
    if (node.type !== "ImportDeclaration" || isKit(node.source.value)) return;
    for (const { local } of node.specifiers) names.add(local.name);
  });
  return names;
}

/** True where an identifier is the name of a member, a key, an attribute or an import, and refers to no variable. */
export function isMereName(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  switch (parent.type) {
    case "MemberExpression":
      return parent.property === node && !parent.computed;
    case "JSXMemberExpression":
      return parent.property === node;
    case "TSQualifiedName":
      return parent.right === node;
    case "TSEnumMember":
      return parent.id === node;
    case "JSXAttribute":
    case "JSXNamespacedName":
    case "ImportSpecifier":
    case "ImportNamespaceSpecifier":
    case "ExportAllDeclaration":
    case "TSImportType":
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return true;
    default:
      return "key" in parent && parent.key === node && !("computed" in parent && parent.computed);
  }
}

/** An export that a module reads of another, at its name there. */
export interface Read {
  readonly name: string;
  readonly node: Node;
  /** True where the name is a variable's too: `const { A } = m`. */
  readonly isShort: boolean;
}

const read = (node: Node): readonly Read[] | undefined =>
  node.type === "Identifier" || node.type === "JSXIdentifier"
    ? [{ name: node.name, node, isShort: false }]
    : undefined;

/** Reads of `m.A`; undefined where the name is computed. */
export const readOfMember = ({ property, computed }: ESTree.MemberExpression) =>
  computed ? undefined : read(property);

/** Reads of a pattern `{ A, B: b }`; undefined where it takes others too. */
export function readsOfPattern(pattern: Node): readonly Read[] | undefined {
  if (pattern.type !== "ObjectPattern") return undefined;
  const reads: Read[] = [];
  for (const one of pattern.properties) {
    if (one.type !== "Property" || one.computed || one.key.type !== "Identifier") return undefined;
    reads.push({ name: one.key.name, node: one.key, isShort: one.shorthand });
  }
  return reads;
}

/** Reads where a module's variable is mentioned: `m.A`, `<m.A>`, the type `m.A` or `const { A } = m`. */
function readsAt(node: Node, parent: Node | undefined): readonly Read[] | undefined {
  switch (parent?.type) {
    case "MemberExpression":
      return parent.object === node ? readOfMember(parent) : undefined;
    case "JSXMemberExpression":
      return read(parent.property);
    case "TSQualifiedName":
      return read(parent.right);
    case "VariableDeclarator":
      return readsOfPattern(parent.id);
    default:
      return undefined;
  }
}

/** Names that a tree reads of the module that a variable holds; undefined where it may read more. */
export function readsOf(tree: Node, variable: string): readonly Read[] | undefined {
  const reads: Read[] = [];
  let isWhole = true;
  visit(tree, (node, [parent]) => {
    if (node.type !== "Identifier" && node.type !== "JSXIdentifier") return;
    if (node.name !== variable || isMereName(node, parent)) return;
    const found = readsAt(node, parent);
    if (found) reads.push(...found);
    else isWhole = false;
  });
  return isWhole ? reads : undefined;
}
