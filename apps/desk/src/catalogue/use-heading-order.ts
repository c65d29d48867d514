import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { placeCatalogueRow, readCatalogueChoices } from "@parution/contract/lazy/desk-catalogue";
import { moveTo, type TreeItem, type TreePlace } from "@parution/kit/sortable-tree";
import { useRef, useState } from "react";

const HEADINGS = "headings";
const SUBHEADINGS = "subheadings";
type Table = typeof HEADINGS | typeof SUBHEADINGS;

/** Id of an entry: ids of the two tables may be the same. */
const entryId = (table: Table, id: number) => `${table} ${id}`;

function rowOf(entry: string): { readonly table: Table; readonly id: number } {
  const [table, id] = entry.split(" ");
  return { table: table === HEADINGS ? HEADINGS : SUBHEADINGS, id: Number(id) };
}

/** A row beside the one that it is placed at. */
interface Placement {
  readonly moved: string;
  readonly target: string;
  readonly side: "before" | "after";
}

/** Headings that are offered, with their sub-headings; each move is saved at once, one after another. */
export function useHeadingOrder() {
  const client = useClient();
  const errorText = useErrorText();
  const read = useHeadingTree();
  /** The order on show while moves are being saved. */
  const [shown, setShown] = useState<readonly TreeItem[] | null>(null);
  const [back, setBack] = useState<Placement | null>(null);
  const [saved, setSaved] = useState<"moved" | "undone" | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const saving = useRef(Promise.resolve(true));
  const [pending, setPending] = useState(0);
  const tree = shown ?? read.tree;

  /** Saves a placement behind those under way; one that is refused takes those behind it along. */
  async function save(placement: Placement, siblings: readonly TreeItem[]): Promise<void> {
    setRefusal(null);
    setPending((count) => count + 1);
    const ask = async (isOrderKnown: boolean) => {
      if (!isOrderKnown) return false;
      try {
        const { table, id } = rowOf(placement.moved);
        const seen = siblings.map((entry) => rowOf(entry.id).id);
        const body = { table, id, targetId: rowOf(placement.target).id, side: placement.side };
        await client.call(placeCatalogueRow, { body: { ...body, shown: seen } });
        return true;
      } catch (error) {
        setRefusal(errorText(error));
        setBack(null);
        return false;
      }
    };
    const request = saving.current.then(ask);
    saving.current = request;
    await request;
    // The last of them shows what the service has. It reads for itself: a move does not wait for the reads that it announces, which would
    // hold up those behind it, and a lost answer announces none.
    if (saving.current === request) {
      saving.current = Promise.resolve(true);
      await read.refresh();
      setShown(null);
    }
    setPending((count) => count - 1);
  }

  function place(placement: Placement, isUndo: boolean): void {
    if (tree === undefined) return;
    const { moved, target, side } = placement;
    const siblings = siblingsOf(tree, moved);
    const next = moveTo(tree, moved, { target, at: side }, { siblingsOnly: true });
    if (next === undefined) return;
    setShown(next);
    setBack(isUndo ? null : placementOf(siblings, moved));
    setSaved(isUndo ? "undone" : "moved");
    void save(placement, siblings);
  }

  return {
    tree,
    saved,
    refusal,
    error: read.error,
    retry: () => void read.refresh(),
    isSaving: pending > 0,
    /** Saves the place to which an entry was moved. */
    move({ item, siblings }: TreePlace): void {
      const placement = placementOf(siblings, item.id);
      if (placement !== null) place(placement, false);
    },
    /** Takes the last move back; null: there is none. */
    undo: back && (() => place(back, true)),
  };
}

/** Entries beside one, itself included. */
const siblingsOf = (tree: readonly TreeItem[], id: string): readonly TreeItem[] =>
  [tree, ...tree.map(({ items = [] }) => items)].find((list) =>
    list.some((entry) => entry.id === id),
  ) ?? [];

/** Place of an entry among others: behind its neighbour, or before the next one at the beginning. */
function placementOf(siblings: readonly TreeItem[], moved: string): Placement | null {
  const at = siblings.findIndex(({ id }) => id === moved);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  if (before !== undefined) return { moved, target: before.id, side: "after" };
  return after === undefined ? null : { moved, target: after.id, side: "before" };
}

/** The service's own order, as a tree. */
function useHeadingTree() {
  const { t } = useLingui();
  const language = useLanguage();
  const headings = useRead(readCatalogueChoices, { params: { table: HEADINGS } });
  const subheadings = useRead(readCatalogueChoices, { params: { table: SUBHEADINGS } });
  const below = Map.groupBy(subheadings.data?.choices ?? [], ({ parentId }) => parentId);
  const noteOf = (count: number) =>
    count === 0
      ? undefined
      : t`${plural(count, { one: "# sous-rubrique", other: "# sous-rubriques" })}`;
  const tree = headings.data?.choices.map((heading): TreeItem => {
    const items = (below.get(heading.id) ?? []).map((row) => ({
      id: entryId(SUBHEADINGS, row.id),
      label: row[language],
    }));
    return {
      id: entryId(HEADINGS, heading.id),
      label: heading[language],
      note: noteOf(items.length),
      items,
    };
  });
  return {
    tree: subheadings.data && tree,
    error: headings.error ?? subheadings.error,
    refresh: () => Promise.all([headings.mutate(), subheadings.mutate()]),
  };
}
