import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dropOn, moveStep, moveTo, placesOf, type TreeItem, type TreeStep } from "./tree-order.ts";

const tree: readonly TreeItem[] = [
  {
    id: "a",
    label: "A",
    items: [
      { id: "a1", label: "A1" },
      { id: "a2", label: "A2" },
    ],
  },
  { id: "b", label: "B" },
  { id: "c", label: "C", items: [{ id: "c1", label: "C1" }] },
];

/** The tree in one line: `a(a1 a2) b`. */
const written = (items: readonly TreeItem[] | undefined): string | undefined =>
  items?.map(({ id, items: below }) => (below?.length ? `${id}(${written(below)})` : id)).join(" ");

describe("moveStep", () => {
  it.each([
    ["b", "up", "b a(a1 a2) c(c1)"],
    ["b", "down", "a(a1 a2) c(c1) b"],
    ["b", "in", "a(a1 a2 b) c(c1)"],
    ["a1", "down", "a(a2 a1) b c(c1)"],
    ["a2", "in", "a(a1(a2)) b c(c1)"],
    ["a1", "out", "a(a2) a1 b c(c1)"],
    ["c", "in", "a(a1 a2) b(c(c1))"],
    ["a", "up", undefined],
    ["c", "down", undefined],
    ["a", "in", undefined],
    ["a", "out", undefined],
    ["none", "up", undefined],
  ] as const)("moves %s %s", (id, step, expected) => {
    expect(written(moveStep(tree, id, step))).toBe(expected);
  });

  it("keeps the greatest level, also of entries below", () => {
    expect(moveStep(tree, "a2", "in", { maxLevel: 2 })).toBeUndefined();
    expect(moveStep(tree, "c", "in", { maxLevel: 2 })).toBeUndefined();
    expect(written(moveStep(tree, "b", "in", { maxLevel: 2 }))).toBe("a(a1 a2 b) c(c1)");
  });
});

describe("moveTo", () => {
  it.each([
    ["c", "a", "before", "c(c1) a(a1 a2) b"],
    ["a", "c", "before", "b a(a1 a2) c(c1)"],
    ["a", "c", "after", "b c(c1) a(a1 a2)"],
    ["a1", "c1", "after", "a(a2) b c(c1 a1)"],
    ["b", "c", "inside", "a(a1 a2) c(c1 b)"],
    ["a", "a1", "inside", undefined],
    ["a", "a", "before", undefined],
    ["b", "none", "after", undefined],
  ] as const)("drops %s at %s, %s", (id, target, at, expected) => {
    expect(written(moveTo(tree, id, { target, at }))).toBe(expected);
  });
});

describe("among siblings alone", () => {
  const bounds = { siblingsOnly: true };

  it("an entry moves up and down, and to no other level", () => {
    expect(written(moveStep(tree, "a1", "down", bounds))).toBe("a(a2 a1) b c(c1)");
    expect(moveStep(tree, "a2", "in", bounds)).toBeUndefined();
    expect(moveStep(tree, "a2", "out", bounds)).toBeUndefined();
    expect(moveTo(tree, "a1", { target: "c1", at: "after" }, bounds)).toBeUndefined();
    expect(moveTo(tree, "b", { target: "c", at: "inside" }, bounds)).toBeUndefined();
  });

  it.each([
    ["c", "a", 0.4, { target: "a", at: "before" }],
    ["c", "a", 0.6, { target: "a", at: "after" }],
    ["c", "a2", 0.1, { target: "a", at: "after" }],
    ["a1", "a2", 0.9, { target: "a2", at: "after" }],
    ["a1", "c1", 0.5, undefined],
    ["a1", "b", 0.5, undefined],
    ["a", "a2", 0.5, undefined],
    ["none", "a", 0.5, undefined],
  ] as const)("%s over %s at %d is dropped at %j", (id, target, share, drop) => {
    expect(dropOn(tree, id, { target, share }, bounds)).toEqual(drop);
  });
});

it.each([
  ["b", "a", 0.1, { target: "a", at: "before" }],
  ["b", "a", 0.5, { target: "a", at: "inside" }],
  ["b", "a", 0.9, { target: "a", at: "after" }],
  ["a", "a1", 0.5, undefined],
] as const)("%s over %s at %d is dropped at %j on any level", (id, target, share, drop) => {
  expect(dropOn(tree, id, { target, share })).toEqual(drop);
});

it("loses no entry, whatever is moved", () => {
  const ids = placesOf(tree).map(({ item }) => item.id);
  const step = fc.constantFrom<TreeStep>("up", "down", "in", "out");
  const moves = fc.array(fc.tuple(fc.constantFrom(...ids), step), { maxLength: 40 });
  fc.assert(
    fc.property(moves, (list) => {
      const moved = list.reduce<readonly TreeItem[]>(
        (items, [id, way]) => moveStep(items, id, way) ?? items,
        tree,
      );
      expect(
        placesOf(moved)
          .map(({ item }) => item.id)
          .toSorted(),
      ).toEqual(ids.toSorted());
    }),
  );
});
