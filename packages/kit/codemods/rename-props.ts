import { parse } from "@babel/parser";
import type { ESTree } from "vite";
import { components, type PropChanges } from "./conventions.ts";
import { exportOf, importedAs, kitImports, moduleOf } from "./imports.ts";

type Node = ESTree.Node;

/** One replacement in the source, by offsets. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A prop, written as a JSX attribute or as a property of a story's `args`. */
interface Prop {
  name: string;
  node: Node;
  /** Expression, or undefined for a JSX attribute without one. */
  value: Node | undefined;
  /** True where name and value are one identifier: `{ min }`. */
  shorthand: boolean;
}

interface Usage {
  component: string;
  props: readonly Prop[];
  /** New prop in place of these. */
  write: (name: string, value: string) => string;
}

export interface Result {
  code: string;
  /** Places that need a person, as «line: reason». */
  notes: string[];
}

/** A module's tree in ESTree's shape. Throws a `SyntaxError` on a module that has none. */
function programOf(source: string, file: string): ESTree.Program {
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

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) visit(child, see);
  }
}

const jsx = (name: string, value: string) =>
  /^"[^"\\]*"$/.test(value) ? `${name}=${value}` : `${name}={${value}}`;
const property = (name: string, value: string) => (name === value ? name : `${name}: ${value}`);

function attributesOf(element: ESTree.JSXOpeningElement): Prop[] {
  return element.attributes.flatMap((node) => {
    if (node.type !== "JSXAttribute" || node.name.type !== "JSXIdentifier") return [];
    const value =
      node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
    return [{ name: node.name.name, node, value: value ?? undefined, shorthand: false }];
  });
}

function propertiesOf(object: ESTree.ObjectExpression): Prop[] {
  return object.properties.flatMap((node) => {
    if (node.type !== "Property" || node.key.type !== "Identifier" || node.computed) return [];
    return [{ name: node.key.name, node, value: node.value, shorthand: node.shorthand }];
  });
}

/** The component whose stories a module holds: the one named by its meta. */
function storiesOf(program: ESTree.Program): string | undefined {
  let component: string | undefined;
  visit(program, (node) => {
    if (
      node.type === "Property" &&
      node.key.type === "Identifier" &&
      node.key.name === "component"
    ) {
      if (node.value.type === "Identifier") component ??= node.value.name;
    }
  });
  return component;
}

/** Every place where a component of the kit receives props. */
function usagesIn(program: ESTree.Program, names: ReadonlyMap<string, string>): Usage[] {
  const usages: Usage[] = [];
  const shown = names.get(storiesOf(program) ?? "");
  visit(program, (node) => {
    if (node.type === "JSXOpeningElement" && node.name.type === "JSXIdentifier") {
      const component = names.get(node.name.name);
      if (component) usages.push({ component, props: attributesOf(node), write: jsx });
    }
    if (node.type !== "Property" || node.value.type !== "ObjectExpression") return;
    if (shown && node.key.type === "Identifier" && node.key.name === "args") {
      usages.push({ component: shown, props: propertiesOf(node.value), write: property });
    }
  });
  return usages;
}

class Renaming {
  readonly edits: Edit[] = [];
  readonly notes: string[] = [];
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  text(node: Node): string {
    return this.source.slice(node.start, node.end);
  }

  replace({ start, end }: Node, text: string): void {
    this.edits.push({ start, end, text });
  }

  note(node: Node, reason: string): void {
    this.notes.push(`${this.source.slice(0, node.start).split("\n").length}: ${reason}`);
  }

  change({ props, write, component }: Usage, changes: PropChanges): void {
    const prop = (name: string) => props.find((one) => one.name === name);
    for (const [from, to] of Object.entries(changes.rename ?? {})) {
      const found = prop(from);
      if (found) this.rename(found, to);
    }
    if (changes.labels) this.gather(props, changes.labels, write);
    const pending = changes.pending && prop(changes.pending);
    if (pending && !prop("isPending")) this.split(pending, write);
    const onChange = changes.valueChange && prop("onChange");
    if (onChange?.value) this.takeValue(onChange.value, component);
  }

  rename({ node, name, value, shorthand }: Prop, to: string): void {
    if (shorthand) {
      this.replace(node, `${to}: ${name}`);
    } else if (value) {
      this.edits.push({ start: node.start, end: node.start + name.length, text: to });
    } else {
      this.replace(node, to);
    }
  }

  /** Moves words into one `labels` object, where the first of them stood. */
  gather(props: readonly Prop[], keys: Readonly<Record<string, string>>, write: Usage["write"]) {
    const found = props.filter(({ name, value }) => name in keys && value);
    const [first, ...others] = found;
    if (!first) return;
    const entries = found.map(({ name, value }) =>
      property(keys[name] ?? name, value ? this.text(value) : ""),
    );
    this.replace(first.node, write("labels", `{ ${entries.join(", ")} }`));
    for (const { node } of others) {
      const space = /,?\s*$/.exec(this.source.slice(0, node.start))?.[0] ?? "";
      this.edits.push({ start: node.start - space.length, end: node.end, text: "" });
    }
  }

  /** `pendingLabel={busy ? label : undefined}` becomes `isPending={busy} pendingLabel={label}`. */
  split({ node, name, value }: Prop, write: Usage["write"]): void {
    if (!value) return;
    const [isPending, label] = this.pendingOf(value);
    const between = write === jsx ? " " : ", ";
    const asWritten = write("isPending", isPending).replace(/^isPending=\{true\}$/, "isPending");
    if (name === "pendingLabel" && isPending === "undefined") return;
    this.replace(node, `${asWritten}${between}${write("pendingLabel", label)}`);
  }

  pendingOf(value: Node): [isPending: string, label: string] {
    if (value.type === "ConditionalExpression") {
      const { test, consequent, alternate } = value;
      if (this.text(alternate) === "undefined") return [this.text(test), this.text(consequent)];
      if (this.text(consequent) === "undefined") return [this.not(test), this.text(alternate)];
    }
    const label = this.text(value);
    const certain = /Literal$/.test(value.type) || value.type === "TaggedTemplateExpression";
    return [certain ? "true" : `${label} !== undefined`, label];
  }

  not(test: Node): string {
    if (test.type !== "BinaryExpression" || !/^[!=]==$/.test(test.operator)) {
      return test.type === "Identifier" ? `!${test.name}` : `!(${this.text(test)})`;
    }
    const operator = test.operator === "===" ? "!==" : "===";
    return `${this.text(test.left)} ${operator} ${this.text(test.right)}`;
  }

  /** `({ target }) => choose(target.value)` becomes `(value) => choose(value)`. */
  takeValue(handler: Node, component: string): void {
    const parameter = handler.type === "ArrowFunctionExpression" ? handler.params[0] : undefined;
    const event =
      parameter?.type === "Identifier"
        ? `${parameter.name}\\.(?:currentTarget|target)`
        : /^\{ (currentTarget|target) \}$/.exec(parameter ? this.text(parameter) : "")?.[1];
    const read = new RegExp(`\\b${event}\\.value\\b`, "g");
    if (!parameter || !event || !read.test(this.text(handler))) {
      if (parameter?.type !== "Identifier") {
        this.note(handler, `${component}: onChange receives the value, not an event.`);
      }
      return;
    }
    const body = this.source.slice(parameter.end, handler.end).replace(read, "value");
    const before = this.source.slice(handler.start, parameter.start);
    this.replace(handler, `${before}value${body}`);
  }
}

/** Applies edits from the first to the last; one that another contains waits for the next pass. */
function apply(source: string, edits: readonly Edit[]): string {
  let code = "";
  let place = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < place) continue;
    code += source.slice(place, start) + text;
    place = end;
  }
  return code + source.slice(place);
}

function onePass(source: string, file: string, isKit: (source: string) => boolean): Renaming {
  const renaming = new Renaming(source);
  const program = programOf(source, file);
  const names = kitImports(program, isKit);
  for (const usage of usagesIn(program, names)) {
    const changes = components[usage.component];
    if (changes) renaming.change(usage, changes);
  }
  visit(program, (node) => {
    // Actions are often put together far from the component that shows them.
    if (node.type === "ObjectExpression") {
      const props = propertiesOf(node);
      const pending = props.find(({ name }) => name === "pendingLabel");
      if (pending?.value && !props.some(({ name }) => name === "isPending")) {
        if (pending.value.type === "ConditionalExpression") renaming.split(pending, property);
        else renaming.note(node, "pendingLabel shows together with isPending only.");
      }
    }
    const renamed = exportOf(node, names);
    if (renamed) renaming.replace(node, renamed);
    const address = moduleOf(node, isKit);
    if (address) renaming.replace({ ...node, start: node.start + 1, end: node.end - 1 }, address);
    const imported = importedAs(node, names);
    if (imported && node.type === "ImportSpecifier") renaming.replace(node.imported, imported);
  });
  return renaming;
}

/**
 * Renames the exports and props of the kit's components in one module. Running it again changes nothing.
 * `isKit` says which modules the components are imported from; by default `@parution/kit`.
 */
export function renameProps(
  source: string,
  file: string,
  isKit = (from: string) => from.startsWith("@parution/kit/"),
): Result {
  let code = source;
  for (;;) {
    const { edits, notes } = onePass(code, file, isKit);
    const next = apply(code, edits);
    if (next === code) return { code, notes };
    code = next;
  }
}
