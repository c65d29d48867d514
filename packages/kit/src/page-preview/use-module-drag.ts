import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { cellAt, type ModulePiece } from "./page-cells.ts";
import type { PageCell, PagePaper } from "./page-preview.types.ts";

type Cell = Pick<PageCell, "column" | "row">;

interface Drag {
  module: ModulePiece;
  /** Point at which the pointer took the module, in millimetres from its corner. */
  grip: { x: number; y: number };
  /** Cell in which it would be put. */
  cell: Cell;
  /** Page whose thumbnail is below the pointer; undefined: the page that is shown. */
  page: number | undefined;
  hasMoved: boolean;
}

interface DragOptions {
  /** The page that is shown. */
  sheet: RefObject<HTMLElement | null>;
  /** Holds the thumbnails, each with its number in `data-page`. */
  thumbnails: RefObject<HTMLElement | null>;
  paper: PagePaper;
  /** `page` is another page, on whose thumbnail the ad was dropped. */
  onDrop: (module: ModulePiece, cell: Cell, page: number | undefined) => void;
}

/** Drag of a modular ad over its page or onto another one, with mouse, pen or finger. Escape gives it up. */
export function useModuleDrag({ sheet, thumbnails, paper, onDrop }: DragOptions) {
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

  function pageBelow({ clientX, clientY }: { clientX: number; clientY: number }) {
    const below = document.elementFromPoint(clientX, clientY);
    if (!thumbnails.current?.contains(below)) return undefined;
    const page = below?.closest<HTMLElement>("[data-page]")?.dataset.page;
    return page === undefined ? undefined : Number(page);
  }
  const place = useRef({ placeOf, pageBelow });
  useEffect(() => {
    place.current = { placeOf, pageBelow };
  });

  useEffect(() => {
    if (!isUnderWay) return;
    const end = new AbortController();
    const { signal } = end;
    const leave = () => setDrag(undefined);
    const follow = (event: globalThis.PointerEvent): void => {
      const { drag: current, paper: on } = latest.current;
      if (!current) return;
      const at = place.current.placeOf(event);
      const corner = { x: at.x - current.grip.x, y: at.y - current.grip.y };
      const next = {
        ...current,
        cell: cellAt(on, current.module, corner),
        page: place.current.pageBelow(event),
        hasMoved: true,
      };
      latest.current.drag = next;
      setDrag(next);
    };
    const release = () => {
      const { drag: last, onDrop: notify } = latest.current;
      leave();
      if (!last?.hasMoved) return;
      const { module, cell, page } = last;
      const { column, row } = module;
      if (page !== undefined) notify(module, { column, row }, page);
      else if (cell.column !== column || cell.row !== row) notify(module, cell, undefined);
    };
    const giveUp = (event: KeyboardEvent) => {
      if (event.key === "Escape") leave();
    };
    document.addEventListener("pointermove", follow, { signal });
    document.addEventListener("pointerup", release, { signal });
    document.addEventListener("pointercancel", leave, { signal });
    // A pointer that leaves the sheet would mark the texts that it passes.
    document.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
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
      setDrag({ module, grip, cell: { column, row }, page: undefined, hasMoved: false });
    },
  };
}

export type ModuleDrag = ReturnType<typeof useModuleDrag>;
