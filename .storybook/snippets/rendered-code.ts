import type { ESTree } from "vite";
import { attribute, content, dedent, indent, tag } from "./jsx-text.ts";
import {
  type ArgTexts,
  childrenOf,
  type DeclaredStory,
  type Node,
  type StorySource,
} from "./story-file.ts";

type Render = NonNullable<DeclaredStory["render"]>;

/** Parameter of a render function, with the args that each of its names stands for. */
interface Parameter {
  /** Name of all args. */
  whole: string | undefined;
  /** Name of the args that are not taken apart. */
  rest: string | undefined;
  restArgs: ArgTexts;
  /** Declarations of the args that are taken apart. */
  locals: readonly string[];
}

function readParameter({ textOf }: StorySource, args: ArgTexts, render: Render): Parameter {
  const [parameter] = render.params;
  const whole = parameter?.type === "Identifier" ? parameter.name : undefined;
  const properties = parameter?.type === "ObjectPattern" ? parameter.properties : [];
  const restArgs = new Map(args);
  const locals: string[] = [];
  for (const property of properties) {
    if (property.type === "RestElement") continue;
    const key = textOf(property.key);
    const { value } = property;
    const [local, initial] =
      value.type === "AssignmentPattern" ? [value.left, textOf(value.right)] : [value, "undefined"];
    locals.push(`const ${textOf(local)} = ${dedent(args.get(key) ?? initial)};`);
    restArgs.delete(key);
  }
  const last = properties.at(-1);
  const rest = last?.type === "RestElement" ? textOf(last.argument) : undefined;
  return { whole, rest, restArgs, locals };
}

/** A part of a source that is replaced. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Source of a node with its parts replaced. */
function applied(textOf: StorySource["textOf"], node: Node, edits: readonly Edit[]): string {
  let [text, from] = ["", node.start];
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    text += textOf({ type: "", start: from, end: edit.start }) + edit.text;
    from = edit.end;
  }
  return text + textOf({ type: "", start: from, end: node.end });
}

/** Writes args in the place of `{...args}` and `args.name`. */
class ArgsWriter {
  /** False once the args are used in a way that cannot be written out. */
  isComplete = true;
  #edits: Edit[] = [];
  readonly #source: StorySource;
  readonly #args: ArgTexts;
  readonly #parameter: Parameter;

  constructor(source: StorySource, args: ArgTexts, parameter: Parameter) {
    this.#source = source;
    this.#args = args;
    this.#parameter = parameter;
  }

  /** Source of a node, with the args in it written out. */
  write(node: Node): string {
    const outer = this.#edits;
    this.#edits = [];
    this.#visit(node);
    const text = applied(this.#source.textOf, node, this.#edits);
    this.#edits = outer;
    return text;
  }

  #visit(node: Node): void {
    const text = hasSpread(node) ? this.#element(node) : this.#member(node);
    if (text !== undefined) {
      this.#edits.push({ start: node.start, end: node.end, text });
      return;
    }
    const { whole, rest } = this.#parameter;
    if (node.type === "Identifier" && [whole, rest].includes(this.#source.textOf(node))) {
      this.isComplete = false;
    }
    for (const child of childrenOf(node)) this.#visit(child);
  }

  /** Text of `args.name`. */
  #member(node: Node): string | undefined {
    const { textOf } = this.#source;
    const [object, property] = node.type === "MemberExpression" ? childrenOf(node) : [];
    if (!(object && property) || textOf(object) !== this.#parameter.whole) return undefined;
    return dedent(this.#args.get(textOf(property)) ?? "undefined");
  }

  /** Args of a spread; nothing where they are known at run time alone. */
  #spread(node: Node): ArgTexts | undefined {
    const text = this.#source.textOf(node);
    const { whole, rest, restArgs } = this.#parameter;
    if (text === whole) return this.#args;
    if (text === rest) return restArgs;
    const other = /^(\w+)\.args$/.exec(text)?.[1];
    return this.#source.stories.find(({ name }) => name === other)?.args;
  }

  /** Names and texts that one attribute stands for; those of the content are the arg's own. */
  #written(one: ESTree.JSXAttributeItem): [name: string, text: string][] {
    const { textOf } = this.#source;
    const spread = one.type === "JSXSpreadAttribute" ? this.#spread(one.argument) : undefined;
    if (!spread) {
      const name = one.type === "JSXAttribute" ? textOf(one.name) : textOf(one);
      return [[name, dedent(this.write(one))]];
    }
    return [...spread]
      .filter(([, text]) => text !== "undefined")
      .map(([arg, text]) => [arg, arg === "children" ? text : attribute(arg, text)]);
  }

  /** Attributes, later ones in the place of earlier ones, and the content among the args. */
  #attributes({ attributes }: ESTree.JSXOpeningElement) {
    const written = new Map<string, string>();
    for (const [name, text] of attributes.flatMap((one) => this.#written(one))) {
      written.delete(name);
      written.set(name, text);
    }
    const children = written.get("children");
    written.delete("children");
    return { attributes: [...written.values()], children };
  }

  #element(node: ESTree.JSXElement): string {
    const { attributes, children } = this.#attributes(node.openingElement);
    const own = node.children.map((child) => this.write(child)).join("");
    const inner = own.trim() === "" ? children && content(children) : dedent(`\n${own}`).trim();
    const text = tag(this.#source.textOf(node.openingElement.name), attributes, inner);
    return indent(text, this.#source.indentationOf(node));
  }
}

const hasSpread = (node: Node): node is ESTree.JSXElement =>
  node.type === "JSXElement" &&
  (node as ESTree.JSXElement).openingElement.attributes.some(
    ({ type }) => type === "JSXSpreadAttribute",
  );

/** Code of a story that renders more than its component, with the args written out; nothing where they cannot be. */
export function renderedCode(
  source: StorySource,
  args: ArgTexts,
  render: Render,
): string | undefined {
  const { body } = render;
  if (!body) return undefined;
  const parameter = readParameter(source, args, render);
  const writer = new ArgsWriter(source, args, parameter);
  const text = dedent(writer.write(body));
  if (!writer.isComplete) return undefined;
  const { locals } = parameter;
  if (body.type !== "BlockStatement") return [...locals, text].join("\n\n");
  const first = locals.map((local) => `\n  ${indent(local, "  ")}`).join("");
  return `function Example() ${text.replace("{", `{${first}`)}`;
}
