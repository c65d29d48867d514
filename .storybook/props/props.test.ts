import type { InputType } from "storybook/internal/types";
import { describe, expect, test } from "vitest";
import type { StoryFile } from "../stories-of.ts";
import { argTypeOf, withEditableControls } from "./arg-types.ts";
import { type Prop, readProps } from "./read-props.ts";

type Args = Readonly<Record<string, unknown>>;

const components = readProps();
const byName = new Map(components.map((component) => [component.name, component]));

const files = import.meta.glob<StoryFile>(
  ["../../packages/kit/src/*/*.stories.tsx", "!**/*.interactions.stories.tsx"],
  { eager: true },
);

/** Stories of the kit's components, each with all args that it gives. */
const stories = Object.values(files).flatMap(({ default: meta, ...exported }) =>
  Object.entries(exported).map(([name, story]) => ({
    name: `${meta.title} ${name}`,
    component: byName.get((meta.component as { name?: string } | undefined)?.name ?? ""),
    args: { ...meta.args, ...(story as { args?: Args }).args } as Args,
  })),
);

const documented = stories.flatMap(({ component, ...story }) =>
  component ? [{ ...story, component }] : [],
);

const typesOf = (props: readonly Prop[]) =>
  Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)]));

/** Rows of the table beside a story. */
function rowsOf({ component, args }: (typeof documented)[number]): [string, InputType][] {
  const context = { argTypes: typesOf(component.props), initialArgs: args };
  return Object.entries(
    withEditableControls(context as unknown as Parameters<typeof withEditableControls>[0]),
  );
}

const controlOf = ({ control }: InputType) =>
  typeof control === "object" ? control.type : control;

describe("the table of props", () => {
  test("is there for nearly every story of a component", () => {
    expect(components.length).toBeGreaterThan(75);
    expect(documented.length).toBeGreaterThan(600);
  });

  test("describes every prop, with its type", () => {
    const lacking = components.flatMap(({ name, props }) =>
      props
        .filter(({ description, type }) => description === "" || type === "" || type === "any")
        .map((prop) => `${name} ${prop.name}: ${prop.type}`),
    );
    expect(lacking).toEqual([]);
  });

  test("knows every arg that a story gives, so that no control is without a name", () => {
    const unknown = documented.flatMap(({ name, component, args }) =>
      Object.keys(args)
        .filter((arg) => component.props.every((prop) => prop.name !== arg))
        .map((arg) => `${name}: ${arg}`),
    );
    expect(unknown).toEqual([]);
  });

  test("offers choices where the type is a union of words", () => {
    const button = byName.get("Button");
    const variant = typesOf(button?.props ?? []).variant;
    expect(variant && controlOf(variant)).toBe("select");
    expect(variant?.options).toEqual(["danger", "link", "primary", "quiet", "secondary"]);
    expect(variant?.table?.defaultValue).toEqual({ summary: "secondary" });
  });

  test("edits objects only where the story gives one that JSON can hold", () => {
    const objects = documented.flatMap((story) =>
      rowsOf(story)
        .filter(([, row]) => controlOf(row) === "object")
        .map(([prop]) => story.args[prop]),
    );
    expect(objects.length).toBeGreaterThan(100);
    for (const value of objects) expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  });

  test("edits no element, map or function as text", () => {
    const edited = documented.flatMap((story) =>
      rowsOf(story)
        .filter(([, row]) => controlOf(row) === "text")
        .filter(([prop]) => !["string", "undefined"].includes(typeof story.args[prop]))
        .map(([prop]) => `${story.name}: ${prop}`),
    );
    expect(edited).toEqual([]);
  });
});
