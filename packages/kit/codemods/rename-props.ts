import type { ESTree } from "vite";
import { components, type PropChanges } from "./conventions.ts";
import { componentOf, type KitImports, kitImports } from "./imports.ts";
import { renameExports } from "./rename-exports.ts";
import { Draft, type Node, programOf, visit } from "./syntax.ts";

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
function usagesIn(program: ESTree.Program, imports: KitImports): Usage[] {
  const usages: Usage[] = [];
  const shown = imports.names.get(storiesOf(program) ?? "");
  visit(program, (node) => {
    if (node.type === "JSXOpeningElement") {
      const component = componentOf(node.name, imports);
      if (component) usages.push({ component, props: attributesOf(node), write: jsx });
    }
    if (node.type !== "Property" || node.value.type !== "ObjectExpression") return;
    if (shown && node.key.type === "Identifier" && node.key.name === "args") {
      usages.push({ component: shown, props: propertiesOf(node.value), write: property });
    }
  });
  return usages;
}

class PropRenaming extends Draft {
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
      this.replace({ start: node.start, end: node.start + name.length }, to);
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
      this.replace({ start: node.start - space.length, end: node.end }, "");
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

function onePass(source: string, program: ESTree.Program, imports: KitImports): PropRenaming {
  const renaming = new PropRenaming(source);
  for (const usage of usagesIn(program, imports)) {
    const changes = components[usage.component];
    if (changes) renaming.change(usage, changes);
  }
  visit(program, (node) => {
    // Actions are often put together far from the component that shows them.
    if (node.type !== "ObjectExpression") return;
    const props = propertiesOf(node);
    const pending = props.find(({ name }) => name === "pendingLabel");
    if (!pending?.value || props.some(({ name }) => name === "isPending")) return;
    if (pending.value.type === "ConditionalExpression") renaming.split(pending, property);
    else renaming.note(node, "pendingLabel shows together with isPending only.");
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
    const program = programOf(code, file);
    const props = onePass(code, program, kitImports(program, isKit));
    const next = props.apply();
    if (next === code) {
      // Props are found by the former names of their components.
      const exports = renameExports(code, program, isKit);
      return { code: exports.apply(), notes: [...props.notes, ...exports.notes] };
    }
    code = next;
  }
}
