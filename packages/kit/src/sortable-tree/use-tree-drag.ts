import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { TreeDrop, TreePointer } from "./tree-order.ts";

interface TreeDrag {
  /** Id of the entry that is dragged. */
  moved: string | undefined;
  /** Place where the dragged entry would be put. */
  drop: TreeDrop | undefined;
  onGrab: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** Entry under the pointer. */
function pointerAt(tree: HTMLElement | null, x: number, y: number): TreePointer | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-entry]");
  const target = row?.dataset.entry;
  if (!row || target === undefined || !tree?.contains(row)) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { target, share: (y - top) / height };
}

interface TreeDragOptions {
  /** Place of an entry dropped at a position of the pointer; `undefined` where there is no way. */
  dropOf: (moved: string, pointer: TreePointer) => TreeDrop | undefined;
  onDrop: (moved: string, drop: TreeDrop) => void;
}

/** Drag of an entry by its handle, with mouse, pen or finger. Escape gives it up. */
export function useTreeDrag(
  tree: RefObject<HTMLElement | null>,
  options: TreeDragOptions,
): TreeDrag {
  const [moved, setMoved] = useState<string>();
  const [drop, setDrop] = useState<TreeDrop>();
  const latest = useRef({ drop, ...options });
  useEffect(() => {
    latest.current = { drop, ...options };
  });
  useEffect(() => {
    if (moved === undefined) return;
    const end = new AbortController();
    const { signal } = end;
    const leave = () => {
      setMoved(undefined);
      setDrop(undefined);
    };
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const pointer = pointerAt(tree.current, clientX, clientY);
      const next = pointer && latest.current.dropOf(moved, pointer);
      latest.current.drop = next;
      setDrop(next);
    };
    const release = (event: globalThis.PointerEvent) => {
      follow(event);
      const { drop: last, onDrop } = latest.current;
      if (last) onDrop(moved, last);
      leave();
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave();
    };
    document.addEventListener("pointermove", follow, { signal });
    document.addEventListener("pointerup", release, { signal });
    document.addEventListener("pointercancel", leave, { signal });
    document.addEventListener("keydown", giveUp, { signal });
    return () => end.abort();
  }, [moved, tree]);
  return {
    moved,
    drop,
    onGrab: (event, id) => {
      if (event.button !== 0) return;
      event.preventDefault();
      setMoved(id);
    },
  };
}
