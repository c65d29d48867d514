import type { TreePlace, TreeStep } from "./tree-order.ts";

/** Action of a key on the current entry: the focus goes to another, or the entry is expanded or collapsed. */
export type TreeKeyAction =
  | { goTo: TreePlace | undefined }
  | { toggle: TreePlace; isCollapsed: boolean };

/** Step of a key that moves an entry while Alt is held; arrows to the side follow the direction of reading. */
export function stepOf(key: string, isRightToLeft: boolean): TreeStep | undefined {
  const [inwards, outwards] = isRightToLeft
    ? ["ArrowLeft", "ArrowRight"]
    : ["ArrowRight", "ArrowLeft"];
  const steps = { ArrowUp: "up", ArrowDown: "down", [inwards]: "in", [outwards]: "out" } as const;
  return (steps as Readonly<Record<string, TreeStep>>)[key];
}

/**
 * Action of a key by the ARIA practices: arrows to the side expand and collapse, or lead in and out; a letter leads to the
 * next entry that begins with it. `undefined` for other keys.
 */
export function actionOf(
  key: string,
  isRightToLeft: boolean,
  places: readonly TreePlace[],
  from: TreePlace,
  isExpanded: boolean,
): TreeKeyAction | undefined {
  const at = places.indexOf(from);
  const hasBelow = Boolean(from.item.items?.length);
  const isOpen = hasBelow && isExpanded;
  const parent = places.find(({ item }) => item === from.parent);
  const inwards =
    hasBelow && !isOpen
      ? { toggle: from, isCollapsed: false }
      : { goTo: isOpen ? places[at + 1] : undefined };
  const outwards = isOpen ? { toggle: from, isCollapsed: true } : { goTo: parent };
  const actions: Readonly<Record<string, TreeKeyAction>> = {
    ArrowDown: { goTo: places[at + 1] },
    ArrowUp: { goTo: places[at - 1] },
    Home: { goTo: places[0] },
    End: { goTo: places.at(-1) },
    Enter: hasBelow ? { toggle: from, isCollapsed: isOpen } : { goTo: undefined },
    ArrowRight: isRightToLeft ? outwards : inwards,
    ArrowLeft: isRightToLeft ? inwards : outwards,
  };
  const isLetter = key.length === 1 && key !== " ";
  return actions[key] ?? (isLetter ? { goTo: startingWith(key, places, at) } : undefined);
}

/** The next entry whose label begins with a letter. */
function startingWith(
  letter: string,
  places: readonly TreePlace[],
  at: number,
): TreePlace | undefined {
  const round = [...places.slice(at + 1), ...places.slice(0, at + 1)];
  const wanted = letter.toLocaleLowerCase();
  return round.find(({ item }) => item.label.toLocaleLowerCase().startsWith(wanted));
}
