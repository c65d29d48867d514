/** Entry of a tree, with those below it. */
export interface TreeItem {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  /** Further words, such as a number of ads. */
  note?: string | undefined;
  items?: readonly TreeItem[] | undefined;
}

/** Ways that an entry is moved, one step at a time. */
export type TreeStep = "up" | "down" | "in" | "out";

/** Place of an entry: where it stands, and how deep. */
export interface TreePlace {
  item: TreeItem;
  parent: TreeItem | undefined;
  /** Entries beside it, itself included. */
  siblings: readonly TreeItem[];
  index: number;
  /** 1 for the first level. */
  level: number;
}

/** Every entry in reading order; of those that are not expanded no entry below. */
export function placesOf(
  items: readonly TreeItem[],
  expanded: (id: string) => boolean = () => true,
  parent?: TreeItem,
  level = 1,
): TreePlace[] {
  return items.flatMap((item, index) => [
    { item, parent, siblings: items, index, level },
    ...(item.items?.length && expanded(item.id)
      ? placesOf(item.items, expanded, item, level + 1)
      : []),
  ]);
}

/** Levels that an entry takes: itself and those below. */
const depthOf = ({ items = [] }: TreeItem): number => 1 + Math.max(0, ...items.map(depthOf));

/** The tree with the list below one entry, or the first level, rewritten. */
function rewrite(
  items: readonly TreeItem[],
  parent: string | undefined,
  change: (list: readonly TreeItem[]) => readonly TreeItem[],
): readonly TreeItem[] {
  if (parent === undefined) return change(items);
  return items.map((item) => {
    if (item.id === parent) return { ...item, items: change(item.items ?? []) };
    return item.items ? { ...item, items: rewrite(item.items, parent, change) } : item;
  });
}

/** The tree with an entry put before an index of another list, which counts once the entry is gone. */
function put(
  items: readonly TreeItem[],
  { item, parent }: TreePlace,
  into: string | undefined,
  index: number,
): readonly TreeItem[] {
  const without = rewrite(items, parent?.id, (list) => list.filter(({ id }) => id !== item.id));
  return rewrite(without, into, (list) => list.toSpliced(index, 0, item));
}

/** Bounds of every move. */
export interface TreeBounds {
  /** Levels at most; any number by default. */
  maxLevel?: number | undefined;
  /** True where entries move among those beside them alone. */
  siblingsOnly?: boolean | undefined;
}

/** The tree with an entry moved one step; `undefined` where there is no way. */
export function moveStep(
  items: readonly TreeItem[],
  id: string,
  step: TreeStep,
  { maxLevel = Number.POSITIVE_INFINITY, siblingsOnly = false }: TreeBounds = {},
): readonly TreeItem[] | undefined {
  const places = placesOf(items);
  const place = places.find(({ item }) => item.id === id);
  if (!place) return undefined;
  const { item, parent, siblings, index, level } = place;
  if (step === "up") return index > 0 ? put(items, place, parent?.id, index - 1) : undefined;
  if (step === "down")
    return index < siblings.length - 1 ? put(items, place, parent?.id, index + 1) : undefined;
  if (siblingsOnly) return undefined;
  if (step === "in") {
    const above = siblings[index - 1];
    if (!above || level + depthOf(item) > maxLevel) return undefined;
    return put(items, place, above.id, above.items?.length ?? 0);
  }
  const outer = places.find((other) => other.item === parent);
  return outer && put(items, place, outer.parent?.id, outer.index + 1);
}

/** Place where a dragged entry is dropped: before or after another, or below it as its last. */
export interface TreeDrop {
  target: string;
  at: "before" | "after" | "inside";
}

/** The tree with an entry dropped; `undefined` on itself, on one below it, or too deep. */
export function moveTo(
  items: readonly TreeItem[],
  id: string,
  { target, at }: TreeDrop,
  { maxLevel = Number.POSITIVE_INFINITY, siblingsOnly = false }: TreeBounds = {},
): readonly TreeItem[] | undefined {
  const places = placesOf(items);
  const place = places.find(({ item }) => item.id === id);
  const goal = places.find(({ item }) => item.id === target);
  if (!place || !goal) return undefined;
  if (placesOf([place.item]).some(({ item }) => item.id === target)) return undefined;
  if (siblingsOnly && (at === "inside" || place.siblings !== goal.siblings)) return undefined;
  const level = at === "inside" ? goal.level + 1 : goal.level;
  if (level + depthOf(place.item) - 1 > maxLevel) return undefined;
  if (at === "inside") return put(items, place, target, goal.item.items?.length ?? 0);
  const before = place.siblings === goal.siblings && place.index < goal.index ? 1 : 0;
  return put(items, place, goal.parent?.id, goal.index - before + (at === "after" ? 1 : 0));
}

/** Place of the pointer on an entry: 0 at its upper edge, 1 at its lower one. */
export interface TreePointer {
  target: string;
  share: number;
}

/**
 * Place of an entry that is dropped on another: the edges of that one are before and after it, its middle is inside.
 * Among siblings alone, an entry below one of them stands for the end of that one. `undefined` where there is no way.
 */
export function dropOn(
  items: readonly TreeItem[],
  id: string,
  { target, share }: TreePointer,
  bounds: TreeBounds = {},
): TreeDrop | undefined {
  const drop = bounds.siblingsOnly
    ? amongSiblings(items, id, { target, share })
    : ({ target, at: share < 0.3 ? "before" : share > 0.7 ? "after" : "inside" } as const);
  return drop && moveTo(items, id, drop, bounds) ? drop : undefined;
}

function amongSiblings(
  items: readonly TreeItem[],
  id: string,
  { target, share }: TreePointer,
): TreeDrop | undefined {
  const places = placesOf(items);
  const placeOf = (sought: string | undefined) => places.find(({ item }) => item.id === sought);
  const moved = placeOf(id);
  const pointed = placeOf(target);
  if (!moved || !pointed) return undefined;
  if (pointed.siblings === moved.siblings) return { target, at: share < 0.5 ? "before" : "after" };
  let above = placeOf(pointed.parent?.id);
  while (above && above.siblings !== moved.siblings) above = placeOf(above.parent?.id);
  return above && { target: above.item.id, at: "after" };
}

/** Entry at whose edge a drop is shown: one that stays among its siblings ends behind all that stands below its target. */
export function markedEntry(
  places: readonly TreePlace[],
  drop: TreeDrop | undefined,
  siblingsOnly: boolean,
): string | undefined {
  if (!drop || !siblingsOnly || drop.at !== "after") return drop?.target;
  const at = places.findIndex(({ item }) => item.id === drop.target);
  const { level = 1 } = places[at] ?? {};
  const end = places.findIndex((other, index) => index > at && other.level <= level);
  return places.at(end < 0 ? -1 : end - 1)?.item.id;
}

/** True where two trees have the same entries, in the same order and levels. */
export function isSameOrder(some: readonly TreeItem[], others: readonly TreeItem[]): boolean {
  const orderOf = (items: readonly TreeItem[]) =>
    JSON.stringify(placesOf(items).map(({ item, level }) => [item.id, level]));
  return orderOf(some) === orderOf(others);
}
