import { parseAst } from "vite";
import { classFor, OWN_CLASS, propertyFor } from "./names.ts";

/** Node of a module's syntax tree, as far as it is read here. */
interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

/** Name of an identifier, of a property's key or of a called function; "" for any other node. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  return String(node.name ?? node.value ?? "");
}

/** Elements of a picture that the style of a page does not reach. */
const PICTURE_PARTS =
  /^(?:circle|clipPath|defs|ellipse|g|line|mask|path|pattern|polygon|polyline|rect|text|title|tspan|use)$/;

/** A single word may as well be a role, a layout or a value; only its place shows that it is a class. */
const PLAIN_WORD = /^[a-z]+$/;

type Place = "classes" | "values" | "unknown";

type Rule = (node: SyntaxNode, parent: SyntaxNode, around: Place) => Place;

/** Kind of the strings inside a child of a node; that of the node itself where its type is not here. */
const PLACES: Readonly<Record<string, Rule>> = {
  // layout === "grid"
  BinaryExpression: () => "values",
  SwitchCase: (node, parent, around) => (node === parent.test ? "values" : around),
  ConditionalExpression: (node, parent, around) => (node === parent.test ? "values" : around),
  VariableDeclarator: (_node, parent, around) =>
    /class/i.test(nameOf(parent.id)) ? "classes" : around,
  CallExpression: (node, parent, around) => {
    // ["flex", "grow"].join(" ")
    if (node === parent.callee) return around;
    if (/^(?:cx|cva)$/.test(nameOf(parent.callee))) return "classes";
    // controlVariants({ kind: "line" })
    return around === "classes" ? "values" : around;
  },
  Property: (node, parent, around) => {
    const key = nameOf(parent.key);
    if (node === parent.key || key === "defaultVariants") return "values";
    return /class/i.test(key) ? "classes" : around;
  },
};

/**
 * Prefixes the classes of a compiled module and marks the elements that have none. A string is a list of classes where it
 * stands for one (`className`, `cx`, `cva`, a constant named so), or where each of its words is a class of the stylesheet.
 */
export function packageModule(code: string, classes: ReadonlySet<string>): string {
  const edits: Edit[] = [];
  const known = (word: string) => classes.has(word) || /^(?:group|peer)\//.test(word);

  const rewriteText = (text: string, place: Place): string => {
    const words = text.split(/\s+/).filter(Boolean);
    const sure = words.length > 0 && words.every(known) && !PLAIN_WORD.test(text.trim());
    if (place === "values" || (place !== "classes" && !sure)) return text;
    return text.replace(/\S+/g, (word) => (known(word) ? classFor(word) : word));
  };

  const rewrite = (node: SyntaxNode, place: Place): void => {
    if (node.type === "Literal" && typeof node.value === "string") {
      const { value } = node;
      const text = value.startsWith("--") ? propertyFor(value) : rewriteText(value, place);
      if (text !== value) edits.push({ ...node, text: JSON.stringify(text) });
    }
    if (node.type === "TemplateElement") {
      const { raw } = node.value as { raw: string };
      const text = rewriteText(raw, place);
      if (text !== raw) edits.push({ start: node.start, end: node.start + raw.length, text });
    }
  };

  const visit = (node: SyntaxNode, place: Place): void => {
    rewrite(node, place);
    if (node.type === "CallExpression") mark(node);
    for (const child of childrenOf(node)) {
      visit(child, PLACES[node.type]?.(child, node, place) ?? place);
    }
  };

  /** Gives an element of the page its mark, unless it has a class in every case. */
  const mark = (call: SyntaxNode): void => {
    const [tag, props] = call.arguments as SyntaxNode[];
    if (!/^_jsxs?$/.test(nameOf(call.callee)) || tag?.type !== "Literal") return;
    if (PICTURE_PARTS.test(nameOf(tag)) || props?.type !== "ObjectExpression") return;
    const properties = props.properties as SyntaxNode[];
    const given = properties.find((property) => nameOf(property.key) === "className");
    if (given === undefined) {
      const text = `className: ${JSON.stringify(OWN_CLASS)}${properties.length > 0 ? ", " : ""}`;
      edits.push({ start: props.start + 1, end: props.start + 1, text });
    } else if (isNode(given.value) && mayBeEmpty(given.value)) {
      const { start, end } = given.value;
      edits.push({ start, end: start, text: `\`${OWN_CLASS} \${(` });
      edits.push({ start: end, end, text: `) || ""}\`` });
    }
  };

  visit(parseAst(code) as unknown as SyntaxNode, "unknown");
  return apply(code, edits);
}

/** True for an expression that may give no class of the kit, such as the caller's own alone. */
function mayBeEmpty(value: SyntaxNode): boolean {
  if (value.type === "Literal" || value.type === "TemplateLiteral") return false;
  if (value.type === "Identifier") return /^className$/.test(nameOf(value));
  if (value.type !== "CallExpression") return true;
  if (nameOf(value.callee) !== "cx") return false;
  return !(value.arguments as SyntaxNode[]).some(({ type }) =>
    ["Literal", "CallExpression"].includes(type),
  );
}

/** Applies edits that do not overlap, in the order of their places. */
function apply(code: string, edits: readonly Edit[]): string {
  let text = "";
  let place = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += code.slice(place, edit.start) + edit.text;
    place = edit.end;
  }
  return text + code.slice(place);
}
