import { cx } from "class-variance-authority";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { useValue } from "../use-value.ts";
import { TreeMoves } from "./tree-moves.tsx";
import {
  dropOn,
  moveStep,
  moveTo,
  placesOf,
  type TreeItem,
  type TreePlace,
  type TreeStep,
} from "./tree-order.ts";
import { TreeRow } from "./tree-row.tsx";
import { useTreeDrag } from "./use-tree-drag.ts";

export interface SortableTreeLabels {
  /** Name of the buttons that move: «Move the heading». */
  moves: string;
  /** Name of each of them. */
  steps: Readonly<Record<TreeStep, string>>;
  /** Instructions for moving by keys, read out with the tree: «Alt and arrows move an entry». */
  help: string;
  /** Announced after a move: «Jobs, 2 of 5, in Ads». `parent` is `undefined` on the first level. */
  moved: (label: string, position: number, count: number, parent: string | undefined) => string;
  /** Stands where there are no entries. */
  empty: string;
}

export interface SortableTreeProps extends RootProps<"div"> {
  /** Name of the tree. */
  label: string;
  /** Entries on show. */
  value?: readonly TreeItem[] | undefined;
  /** Entries at first, where the tree holds them itself. */
  defaultValue?: readonly TreeItem[] | undefined;
  /** An entry is moved: all entries in their new order. */
  onChange?: ((value: readonly TreeItem[]) => void) | undefined;
  /** An entry is moved: its place in the new order. */
  onMove?: ((place: TreePlace) => void) | undefined;
  /** Entries that are collapsed at first; all are expanded by default. */
  defaultCollapsed?: readonly string[] | undefined;
  /** Levels at most; any number by default. */
  maxLevel?: number | undefined;
  /** True where entries move among those beside them alone, such as headings and their sub-headings. */
  siblingsOnly?: boolean | undefined;
  /** True for a tree that is read: nothing moves. */
  readOnly?: boolean | undefined;
  /** Words that the component says itself. */
  labels: SortableTreeLabels;
}

/** Keys that move an entry while Alt is held; arrows to the side follow the direction of reading. */
function stepOf(key: string, isRightToLeft: boolean): TreeStep | undefined {
  const [inwards, outwards] = isRightToLeft
    ? ["ArrowLeft", "ArrowRight"]
    : ["ArrowRight", "ArrowLeft"];
  const steps = { ArrowUp: "up", ArrowDown: "down", [inwards]: "in", [outwards]: "out" } as const;
  return (steps as Readonly<Record<string, TreeStep>>)[key];
}

/** Entries and their levels in one line. */
const orderOf = (items: readonly TreeItem[]) =>
  JSON.stringify(placesOf(items).map(({ item, level }) => [item.id, level]));

/** Entries in levels that are expanded and put in order, by keys, buttons and pointer (ARIA «tree view»). */
export function SortableTree(props: SortableTreeProps) {
  const { label, labels, maxLevel, siblingsOnly = false, readOnly = false, className } = props;
  const bounds = { maxLevel, siblingsOnly };
  const held = useValue<readonly TreeItem[]>(props, []);
  const [collapsed, setCollapsed] = useState(new Set(props.defaultCollapsed));
  const [current, setCurrent] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  const id = useId();
  const tree = useRef<HTMLUListElement>(null);
  /** True while the current entry has to take the focus once it is rendered in its place. */
  const follows = useRef(false);
  const places = placesOf(held.value, (entry) => !collapsed.has(entry));
  const place = places.find(({ item }) => item.id === current) ?? places[0];

  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    tree.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  });

  function goTo(next: TreePlace | undefined): void {
    if (!next) return;
    follows.current = true;
    setCurrent(next.item.id);
  }

  function toggle({ item }: TreePlace, isCollapsed = !collapsed.has(item.id)): void {
    const next = new Set(collapsed);
    if (isCollapsed) next.add(item.id);
    else next.delete(item.id);
    setCollapsed(next);
  }

  /** Shows a new order with the moved entry in sight, and announces its place. */
  function change(items: readonly TreeItem[] | undefined, moved: string, refocus: boolean): void {
    const next = items && placesOf(items).find(({ item }) => item.id === moved);
    if (!items || !next || orderOf(items) === orderOf(held.value)) return;
    held.onChange(items);
    props.onMove?.(next);
    if (next.parent) toggle({ ...next, item: next.parent }, false);
    follows.current = refocus;
    setCurrent(moved);
    const { item, index, siblings, parent } = next;
    setAnnouncement(labels.moved(item.label, index + 1, siblings.length, parent?.label));
  }

  const move = (step: TreeStep, refocus: boolean) => {
    if (place) change(moveStep(held.value, place.item.id, step, bounds), place.item.id, refocus);
  };

  const drag = useTreeDrag(tree, {
    dropOf: (moved, pointer) => dropOn(held.value, moved, pointer, bounds),
    onDrop: (moved, drop) => change(moveTo(held.value, moved, drop, bounds), moved, true),
  });

  /** Entry at whose edge a drop is shown: an entry that stays among its siblings ends behind all that stands below it. */
  function markedEntry(): string | undefined {
    const { drop } = drag;
    if (!drop || !siblingsOnly || drop.at !== "after") return drop?.target;
    const at = places.findIndex(({ item }) => item.id === drop.target);
    const { level = 1 } = places[at] ?? {};
    const end = places.findIndex((other, index) => index > at && other.level <= level);
    return places.at(end < 0 ? -1 : end - 1)?.item.id;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!place || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = event.altKey && !readOnly ? stepOf(event.key, isRightToLeft) : undefined;
    const act = event.altKey
      ? step && (() => move(step, true))
      : actOf(event.key, isRightToLeft, place);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Action of a key by the ARIA practices: arrows to the side expand and collapse, or lead in and out. */
  function actOf(key: string, isRightToLeft: boolean, from: TreePlace): (() => void) | undefined {
    const at = places.indexOf(from);
    const hasBelow = Boolean(from.item.items?.length);
    const isOpen = hasBelow && !collapsed.has(from.item.id);
    const inwards = () =>
      hasBelow && !isOpen ? toggle(from, false) : isOpen && goTo(places[at + 1]);
    const outwards = () =>
      isOpen ? toggle(from, true) : goTo(places.find(({ item }) => item === from.parent));
    const acts: readonly (readonly [key: string, act: () => void])[] = [
      ["ArrowDown", () => goTo(places[at + 1])],
      ["ArrowUp", () => goTo(places[at - 1])],
      ["Home", () => goTo(places[0])],
      ["End", () => goTo(places.at(-1))],
      ["Enter", () => hasBelow && toggle(from)],
      [isRightToLeft ? "ArrowLeft" : "ArrowRight", inwards],
      [isRightToLeft ? "ArrowRight" : "ArrowLeft", outwards],
    ];
    const found = acts.find(([name]) => name === key)?.[1];
    return (
      found ?? (key.length === 1 && key !== " " ? () => goTo(startingWith(key, at)) : undefined)
    );
  }

  /** The next entry whose label begins with a letter. */
  function startingWith(letter: string, at: number): TreePlace | undefined {
    const round = [...places.slice(at + 1), ...places.slice(0, at + 1)];
    const wanted = letter.toLocaleLowerCase();
    return round.find(({ item }) => item.label.toLocaleLowerCase().startsWith(wanted));
  }

  const marked = markedEntry();
  const attributes = {
    role: "tree",
    "aria-labelledby": `${id}-label`,
    "aria-describedby": readOnly ? undefined : `${id}-help`,
    onKeyDown,
    ref: tree,
  };
  return (
    <div {...rootOf<"div">(props)} className={cx("grid min-w-0 gap-2", className)}>
      <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p id={`${id}-label`} className="font-semibold text-body-sm text-heading">
          {label}
        </p>
        {!readOnly && place && (
          <TreeMoves
            labels={labels}
            steps={siblingsOnly ? ["up", "down"] : ["up", "down", "out", "in"]}
            canMove={(step) => moveStep(held.value, place.item.id, step, bounds) !== undefined}
            onMove={(step) => move(step, false)}
          />
        )}
      </div>
      <p id={`${id}-help`} className="sr-only">
        {labels.help}
      </p>
      <PoliteAnnouncement text={announcement} delay={0} />
      {places.length === 0 ? (
        <p className="text-body-sm text-fg-muted">{labels.empty}</p>
      ) : (
        <ul {...attributes} className="min-w-0 rounded-card border border-line bg-surface p-1">
          {places.map((entry) => (
            <TreeRow
              key={entry.item.id}
              place={entry}
              isCurrent={entry === place}
              isExpanded={!collapsed.has(entry.item.id)}
              drop={marked === entry.item.id ? drag.drop?.at : undefined}
              isDragged={drag.moved === entry.item.id}
              onFocus={() => setCurrent(entry.item.id)}
              onToggle={() => toggle(entry)}
              onGrab={readOnly ? undefined : drag.onGrab}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
