import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { cellAt, type ModulePiece } from "./page-cells.ts";
import type { PageCell, PagePaper } from "./page-preview.types.ts";

type Cell = Pick<PageCell, "column" | "row">;

interface Drag {
  module: ModulePiece;
  /** Where the pointer took it, in millimetres from its corner. */
  grip: { x: number; y: number };
  /** Cell in which it would be put. */
  cell: Cell;
  hasMoved: boolean;
}

/** Drag of a modular ad over its page, with mouse, pen or finger. Escape gives it up. */
export function useModuleDrag(
  sheet: RefObject<HTMLElement | null>,
  paper: PagePaper,
  onDrop: (module: ModulePiece, cell: Cell) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef({ drag, onDrop, paper });
  useEffect(() => {
    latest.current = { drag, onDrop, paper };
  });
  const isUnderWay = drag !== undefined;

  /** Place of the pointer on the paper, in millimetres. */
  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }) {
    const box = sheet.current?.getBoundingClientRect();
    const scale = box && box.width > 0 ? latest.current.paper.paperWidth / box.width : 1;
    return { x: (clientX - (box?.left ?? 0)) * scale, y: (clientY - (box?.top ?? 0)) * scale };
  }
  const place = useRef(placeOf);
  useEffect(() => {
    place.current = placeOf;
  });

  useEffect(() => {
    if (!isUnderWay) return;
    const end = new AbortController();
    const { signal } = end;
    const leave = () => setDrag(undefined);
    const follow = (event: globalThis.PointerEvent): Drag | undefined => {
      const { drag: current, paper: on } = latest.current;
      if (!current) return undefined;
      const at = place.current(event);
      const corner = { x: at.x - current.grip.x, y: at.y - current.grip.y };
      const next = { ...current, cell: cellAt(on, current.module, corner), hasMoved: true };
      latest.current.drag = next;
      setDrag(next);
      return next;
    };
    const release = () => {
      const { drag: last, onDrop: notify } = latest.current;
      leave();
      if (!last?.hasMoved) return;
      const { module, cell } = last;
      if (cell.column !== module.column || cell.row !== module.row) notify(module, cell);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave();
    };
    document.addEventListener("pointermove", follow, { signal });
    document.addEventListener("pointerup", release, { signal });
    document.addEventListener("pointercancel", leave, { signal });
    document.addEventListener("keydown", giveUp, { signal });
    return () => end.abort();
  }, [isUnderWay]);

  return {
    drag: drag?.hasMoved ? drag : undefined,
    onGrab: (event: PointerEvent<HTMLElement>, module: ModulePiece) => {
      if (event.button !== 0) return;
      const at = placeOf(event);
      const grip = { x: at.x - module.x, y: at.y - module.y };
      const { column, row } = module;
      setDrag({ module, grip, cell: { column, row }, hasMoved: false });
    },
  };
}
