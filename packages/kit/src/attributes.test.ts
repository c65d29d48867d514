import { composeStories } from "@storybook/react-vite";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";

/** Exports of a story module that describe its component. */
interface Stories {
  default: { component?: ComponentType<Record<string, unknown>> };
}

const files = import.meta.glob<Stories & Parameters<typeof composeStories>[0]>(
  ["./*/*.stories.tsx", "!./*/*.{interactions,nonsense}.stories.tsx"],
  { eager: true },
);

/** Components whose element is not in the first markup, or that have none of their own. */
const without = new Set([
  // Dialogs and the way to the top appear on an action; their interaction stories look at them.
  "command-palette",
  "confirm-dialog",
  "dialog",
  "drawer",
  "scroll-top",
  "shortcut-help",
  // Others' elements: a fragment of links, a frame around the caller's control, helpers.
  "direction",
  "icon",
  "language-switch",
  "panel",
  "toast-region",
  "tooltip",
]);

const marks = { id: "given-id", className: "given-class", "data-given": "yes" };
const tagsOf = (html: string) => [...html.matchAll(/<\w+[^>]*>/g)].map(([tag]) => tag);

const shown = Object.entries(files)
  .map(([path, file]) => ({ folder: path.split("/")[1] ?? "", file }))
  .filter(({ folder }) => !without.has(folder));

describe.each(shown)("$folder", ({ folder, file }) => {
  const { component } = file.default;
  const composed: Record<string, { args: Record<string, unknown> }> = composeStories(file);
  const [first] = Object.values(composed);
  if (!component || !first) throw new Error(`${folder} has no component or no story.`);
  const tags = tagsOf(renderToString(createElement(component, { ...first.args, ...marks })));
  const place = (mark: string) => tags.findIndex((tag) => tag.includes(mark));

  it("gives `className` to its outermost element or its control", () => {
    if (folder === "polite-announcement") return;
    expect([0, 1, place("given-id")]).toContain(place("given-class"));
    expect(place("given-class")).toBeGreaterThanOrEqual(0);
  });

  it("gives `id` and `data-*` to one element, or `data-*` to the outermost one", () => {
    expect(place('id="given-id"')).toBeGreaterThanOrEqual(0);
    expect([place('id="given-id"'), place("given-class")]).toContain(place("data-given"));
  });

  it("gives its own props to no element", () => {
    const known =
      /^(?:aria-|data-|class$|id$|role$|lang$|dir$|href|style$|tabindex$|type$|name$|hidden$)/;
    const attributes = [...(tags[0] ?? "").matchAll(/\s([\w-]+)="/g)].map(([, name = ""]) => name);
    const foreign = attributes.filter((name) => !known.test(name));
    expect(foreign.filter((name) => name in first.args && name !== "value")).toEqual([]);
  });
});
