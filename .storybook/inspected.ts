/** Parts that a play function opens, or marks as faulty: each makes the story another page for a screen reader. */
const PARTS = [
  "[role=dialog], [role=alertdialog], dialog[open]",
  "[role=menu]",
  "[role=listbox]",
  ":popover-open",
  "[aria-invalid=true]",
];

interface Shown {
  readonly id: string;
  /** Title of its file, as an id. */
  readonly componentId: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** First story of each kind, by what makes it one. */
const firsts = new Map<string, string>();

/**
 * True for the first story of its component that shows such parts, under such rules: `npm test` runs axe on that one, and
 * `pnpm sweep stories` on all. A story that is run again stays the first.
 */
export function isFirstOfItsKind(
  { id, componentId, parameters }: Shown,
  root: ParentNode,
): boolean {
  const parts = PARTS.map((part) => root.querySelector(part) !== null);
  const kind = JSON.stringify([componentId, parts, parameters.a11y]);
  const first = firsts.get(kind) ?? id;
  firsts.set(kind, first);
  return first === id;
}
