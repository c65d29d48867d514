import { cva } from "class-variance-authority";
import type { PointerEvent } from "react";
import { ChevronDownIcon, ChevronForwardIcon, MenuIcon } from "../icon/index.ts";
import { styleRef } from "../style-ref.ts";
import type { TreeDrop, TreePlace } from "./tree-order.ts";

const rowVariants = cva(
  "relative flex min-h-10 min-w-0 cursor-default items-center gap-1 rounded-control pe-1 text-body-sm text-fg ps-(--tree-indent) hover:bg-sunken focus-visible:-outline-offset-2 pointer-coarse:min-h-touch",
  {
    variants: {
      current: { true: "bg-brand-soft text-on-brand-soft hover:bg-brand-soft", false: "" },
      dragged: { true: "opacity-50", false: "" },
      drop: {
        before: "before:absolute before:inset-x-0 before:-top-px before:h-0.5 before:bg-brand",
        after: "before:absolute before:inset-x-0 before:-bottom-px before:h-0.5 before:bg-brand",
        inside: "inset-ring-2 inset-ring-brand",
        none: "",
      },
    },
  },
);

interface TreeRowProps {
  place: TreePlace;
  isCurrent: boolean;
  isExpanded: boolean;
  /** Place where a dragged entry would be put. */
  drop: TreeDrop["at"] | undefined;
  isDragged: boolean;
  onFocus: () => void;
  onToggle: () => void;
  /** Begins a drag; absent where nothing moves. */
  onGrab: ((event: PointerEvent<HTMLElement>, id: string) => void) | undefined;
}

/** One entry, with a handle for the pointer. Its level, number and state are attributes, since rows stand in one list. */
export function TreeRow(props: TreeRowProps) {
  const { place, isCurrent, isExpanded, drop, isDragged, onFocus, onToggle, onGrab } = props;
  const { item, level, index, siblings } = place;
  const hasBelow = Boolean(item.items?.length);
  const Chevron = isExpanded ? ChevronDownIcon : ChevronForwardIcon;
  const attributes = {
    role: "treeitem",
    "aria-level": level,
    "aria-posinset": index + 1,
    "aria-setsize": siblings.length,
    "aria-expanded": hasBelow ? isExpanded : undefined,
    "aria-selected": isCurrent,
    "data-entry": item.id,
    tabIndex: isCurrent ? 0 : -1,
    onFocus,
    ref: styleRef({ "--tree-indent": `${(level - 1) * 1.5 + 0.25}rem` }),
  };
  return (
    <li
      {...attributes}
      className={rowVariants({ current: isCurrent, dragged: isDragged, drop: drop ?? "none" })}
    >
      {hasBelow ? (
        <span
          aria-hidden="true"
          onPointerUp={onToggle}
          className="flex size-8 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-sunken"
        >
          <Chevron className="size-4" />
        </span>
      ) : (
        <span className="size-8 shrink-0" />
      )}
      <span className="min-w-0 flex-1 py-1.5 wrap-anywhere">{item.label}</span>
      {item.note && <span className="shrink-0 text-caption">{item.note}</span>}
      {onGrab && (
        <span
          aria-hidden="true"
          onPointerDown={(event) => onGrab(event, item.id)}
          className="flex size-8 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-fg-muted hover:bg-sunken active:cursor-grabbing pointer-coarse:size-touch"
        >
          <MenuIcon className="size-4" />
        </span>
      )}
    </li>
  );
}
