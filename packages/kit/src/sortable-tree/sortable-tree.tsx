import { cx } from "class-variance-authority";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { useValue } from "../use-value.ts";
import { actionOf, stepOf, type TreeKeyAction } from "./tree-keys.ts";
import { TreeMoves } from "./tree-moves.tsx";
import {
  dropOn,
  isSameOrder,
  markedEntry,
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

/** Entries in levels that are expanded and put in order, by keys, buttons and pointer (ARIA «tree view»). */
export function SortableTree(props: SortableTreeProps) {
  const { label, labels, maxLevel, siblingsOnly = false, readOnly = false, className } = props;
  const bounds = { maxLevel, siblingsOnly };
  const id = useId();
  const tree = useRef<HTMLUListElement>(null);
  const { items, places, place, isExpanded, announcement, ...state } = useTreeState(props, tree);

  const move = (step: TreeStep, refocus: boolean) => {
    if (place) state.change(moveStep(items, place.item.id, step, bounds), place.item.id, refocus);
  };

  const drag = useTreeDrag(tree, {
    dropOf: (moved, pointer) => dropOn(items, moved, pointer, bounds),
    onDrop: (moved, drop) => state.change(moveTo(items, moved, drop, bounds), moved, true),
  });
  const marked = markedEntry(places, drag.drop, siblingsOnly);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (!place || event.ctrlKey || event.metaKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = event.altKey && !readOnly ? stepOf(event.key, isRightToLeft) : undefined;
    const action = event.altKey
      ? undefined
      : actionOf(event.key, isRightToLeft, places, place, isExpanded(place));
    if (!step && !action) return;
    event.preventDefault();
    if (step) move(step, true);
    else if (action) state.run(action);
  }

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
            canMove={(step) => moveStep(items, place.item.id, step, bounds) !== undefined}
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
              isExpanded={isExpanded(entry)}
              drop={marked === entry.item.id ? drag.drop?.at : undefined}
              isDragged={drag.moved === entry.item.id}
              onFocus={() => state.setCurrent(entry.item.id)}
              onToggle={() => state.toggle(entry)}
              onGrab={readOnly ? undefined : drag.onGrab}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Entries of a tree with the current one and those that are collapsed; what moves them, and what is announced then. */
function useTreeState(props: SortableTreeProps, tree: RefObject<HTMLElement | null>) {
  const held = useValue<readonly TreeItem[]>(props, []);
  const [collapsed, setCollapsed] = useState(new Set(props.defaultCollapsed));
  const [current, setCurrent] = useState<string>();
  const [announcement, setAnnouncement] = useState("");
  /** True while the current entry has to take the focus once it is rendered in its place. */
  const follows = useRef(false);
  const places = placesOf(held.value, (entry) => !collapsed.has(entry));
  const place = places.find(({ item }) => item.id === current) ?? places[0];
  const isExpanded = ({ item }: TreePlace) => !collapsed.has(item.id);

  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    tree.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  });

  function toggle(entry: TreePlace, isCollapsed = isExpanded(entry)): void {
    const next = new Set(collapsed);
    if (isCollapsed) next.add(entry.item.id);
    else next.delete(entry.item.id);
    setCollapsed(next);
  }

  function run(action: TreeKeyAction): void {
    if ("toggle" in action) toggle(action.toggle, action.isCollapsed);
    else if (action.goTo) {
      follows.current = true;
      setCurrent(action.goTo.item.id);
    }
  }

  /** Shows a new order with the moved entry in sight, and announces its place. */
  function change(items: readonly TreeItem[] | undefined, moved: string, refocus: boolean): void {
    const next = items && placesOf(items).find(({ item }) => item.id === moved);
    if (!items || !next || isSameOrder(items, held.value)) return;
    held.onChange(items);
    props.onMove?.(next);
    if (next.parent) toggle({ ...next, item: next.parent }, false);
    follows.current = refocus;
    setCurrent(moved);
    const { item, index, siblings, parent } = next;
    const { labels } = props;
    setAnnouncement(labels.moved(item.label, index + 1, siblings.length, parent?.label));
  }

  return {
    items: held.value,
    places,
    place,
    isExpanded,
    announcement,
    setCurrent,
    toggle,
    run,
    change,
  };
}
