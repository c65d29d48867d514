import { readFileSync } from "node:fs";
import { type ESTree, parseSync } from "vite";

/** Any node of a syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
}

/** Source texts of args, by name, in the order in which they were given. */
export type ArgTexts = ReadonlyMap<string, string>;

/** A story as its file declares it. */
export interface DeclaredStory {
  name: string;
  args: ArgTexts;
  /** Function that renders it, if it has one. */
  render?: ESTree.ArrowFunctionExpression | ESTree.Function;
}

/** A file of stories, taken apart. */
export interface StorySource {
  file: string;
  /** Source of a node. */
  textOf: (node: Node) => string;
  /** Spaces before the line in which a node begins. */
  indentationOf: (node: Node) => string;
  /** Name of the component, without type arguments. */
  component: string;
  stories: readonly DeclaredStory[];
  /** Source of everything declared at the top of the file, by name. */
  declarations: ReadonlyMap<string, string>;
  /** Origin of each imported name, and whether it is a type. */
  imports: ReadonlyMap<string, { from: string; isType: boolean }>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Nodes directly below a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start);
}

type Expression = ESTree.Expression;

/** An expression without `satisfies`, `as` and type arguments. */
function bare(node: Expression): Expression {
  const wrapped = ["TSSatisfiesExpression", "TSAsExpression", "TSInstantiationExpression"];
  return wrapped.includes(node.type) && "expression" in node
    ? bare(node.expression as Expression)
    : node;
}

interface TopLevel {
  /** Initial values of constants. */
  values: Map<string, Expression>;
  exported: Set<string>;
  declarations: Map<string, string>;
  imports: Map<string, { from: string; isType: boolean }>;
}

function addImports(statement: ESTree.ImportDeclaration, { imports }: TopLevel): void {
  for (const name of statement.specifiers) {
    const isType =
      statement.importKind === "type" ||
      (name.type === "ImportSpecifier" && name.importKind === "type");
    imports.set(name.local.name, { from: statement.source.value, isType });
  }
}

function addVariables(
  declared: ESTree.VariableDeclaration,
  textOf: StorySource["textOf"],
  isExported: boolean,
  top: TopLevel,
): void {
  for (const { id, init } of declared.declarations) {
    const names = id.type === "Identifier" ? [id.name] : childrenOf(id).map(textOf);
    for (const name of names) top.declarations.set(name, textOf(declared));
    if (id.type !== "Identifier" || !init) continue;
    top.values.set(id.name, bare(init));
    if (isExported) top.exported.add(id.name);
  }
}

function readTopLevel(program: ESTree.Program, textOf: StorySource["textOf"]): TopLevel {
  const top: TopLevel = {
    values: new Map(),
    exported: new Set(),
    declarations: new Map(),
    imports: new Map(),
  };
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") addImports(statement, top);
    const isExported = statement.type === "ExportNamedDeclaration";
    const declared = isExported ? statement.declaration : statement;
    if (declared?.type === "VariableDeclaration") {
      addVariables(declared, textOf, isExported, top);
    } else if (declared && "id" in declared && declared.id?.type === "Identifier") {
      top.declarations.set(declared.id.name, textOf(declared));
    }
  }
  return top;
}

type Properties = Map<string, Expression>;

/** Reader of an object's properties, those of other objects spread into it included. */
function propertyReader({ values, imports }: TopLevel, textOf: StorySource["textOf"]) {
  const keyOf = ({ key }: ESTree.ObjectProperty) =>
    key.type === "Literal" ? String(key.value) : textOf(key);

  function ofObject(value: ESTree.ObjectExpression): Properties {
    const found: Properties = new Map();
    for (const property of value.properties) {
      const entries =
        property.type === "SpreadElement"
          ? read(property.argument)
          : new Map([[keyOf(property), property.value as Expression]]);
      for (const [key, entry] of entries) found.set(key, entry);
    }
    return found;
  }

  function read(node: Expression | undefined): Properties {
    const value = node && bare(node);
    if (value?.type === "ObjectExpression") return ofObject(value);
    // Imported sample data stay a spread.
    if (value?.type === "Identifier" && imports.has(value.name)) {
      return new Map([[`...${value.name}`, value]]);
    }
    if (value?.type === "Identifier") return read(values.get(value.name));
    if (value?.type === "LogicalExpression") return read(value.left);
    if (value?.type === "MemberExpression" && value.property.type === "Identifier") {
      return read(read(value.object as Expression).get(value.property.name));
    }
    return new Map();
  }
  return read;
}

/** Takes a file of stories apart. */
export function readStoryFile(file: string, source = readFileSync(file, "utf8")): StorySource {
  const { program } = parseSync(file, source, { preserveParens: false });
  const textOf = ({ start, end }: Node) => source.slice(start, end);
  const indentationOf = ({ start }: Node) =>
    /^ */.exec(source.slice(source.lastIndexOf("\n", start) + 1))?.[0] ?? "";
  const top = readTopLevel(program, textOf);
  const propertiesOf = propertyReader(top, textOf);

  function renderOf(node: Expression | undefined): DeclaredStory["render"] {
    if (node?.type === "Identifier") return renderOf(top.values.get(node.name));
    return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression"
      ? node
      : undefined;
  }

  const meta = propertiesOf(top.values.get("meta"));
  const component = meta.get("component");
  const stories = [...top.exported].map((name): DeclaredStory => {
    const story = propertiesOf(top.values.get(name));
    const args = new Map([...propertiesOf(meta.get("args")), ...propertiesOf(story.get("args"))]);
    const render = renderOf(story.get("render") ?? meta.get("render"));
    return {
      name,
      args: new Map([...args].map(([arg, value]) => [arg, textOf(value)])),
      ...(render && { render }),
    };
  });

  for (const name of top.exported) top.declarations.delete(name);
  return {
    file,
    textOf,
    indentationOf,
    component: component ? textOf(bare(component)) : "",
    stories,
    declarations: top.declarations,
    imports: top.imports,
  };
}
