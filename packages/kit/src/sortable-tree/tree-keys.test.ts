import { describe, expect, it } from "vitest";
import { actionOf, stepOf } from "./tree-keys.ts";
import { placesOf, type TreeItem } from "./tree-order.ts";

const tree: readonly TreeItem[] = [
  { id: "a", label: "Automobile", items: [{ id: "a1", label: "Motos" }] },
  { id: "b", label: "Bureaux" },
  { id: "c", label: "Bazar" },
];

/** Action of a key on an entry of the tree, in one line. */
function written(key: string, id: string, { isRightToLeft = false, collapsed = "" } = {}) {
  const places = placesOf(tree, (entry) => entry !== collapsed);
  const from = places.find(({ item }) => item.id === id);
  const action = from && actionOf(key, isRightToLeft, places, from, collapsed !== id);
  if (action === undefined) return undefined;
  if ("goTo" in action) return `to ${action.goTo?.item.id}`;
  return `${action.isCollapsed ? "collapse" : "expand"} ${action.toggle.item.id}`;
}

describe("actionOf", () => {
  it.each([
    ["ArrowDown", "a", "to a1"],
    ["ArrowUp", "a1", "to a"],
    ["Home", "c", "to a"],
    ["End", "a", "to c"],
    ["ArrowRight", "a", "to a1"],
    ["ArrowLeft", "a", "collapse a"],
    ["ArrowLeft", "a1", "to a"],
    ["Enter", "a", "collapse a"],
    ["Enter", "b", "to undefined"],
    ["b", "b", "to c"],
    ["m", "c", "to a1"],
    [" ", "a", undefined],
    ["F5", "a", undefined],
  ] as const)("%s on %s leads %s", (key, id, expected) => {
    expect(written(key, id)).toBe(expected);
  });

  it("expands a collapsed entry, in the direction of reading", () => {
    expect(written("ArrowRight", "a", { collapsed: "a" })).toBe("expand a");
    expect(written("ArrowLeft", "a", { collapsed: "a", isRightToLeft: true })).toBe("expand a");
    expect(written("ArrowDown", "a", { collapsed: "a" })).toBe("to b");
  });
});

describe("stepOf", () => {
  it("moves in and out in the direction of reading", () => {
    expect([stepOf("ArrowRight", false), stepOf("ArrowRight", true)]).toEqual(["in", "out"]);
    expect([stepOf("ArrowUp", true), stepOf("Home", false)]).toEqual(["up", undefined]);
  });
});
