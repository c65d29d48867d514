import { cva } from "class-variance-authority";
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { styleRef } from "../style-ref.ts";
import { cellByKey, cornerOf, type ModulePiece } from "./page-cells.ts";
import { PageDrawing } from "./page-drawing.tsx";
import type { PageCell, PagePaper, PagePiece, PreviewedPage } from "./page-preview.types.ts";
import type { ModuleDrag } from "./use-module-drag.ts";

const adVariants = cva(
  "absolute rounded-xs hover:inset-ring-2 hover:inset-ring-line focus-visible:outline-2 focus-visible:outline-offset-0",
  {
    variants: {
      marked: { true: "inset-ring-2 inset-ring-brand hover:inset-ring-brand", false: "" },
      movable: { true: "cursor-grab touch-none active:cursor-grabbing", false: "cursor-pointer" },
      dragged: { true: "opacity-50", false: "" },
    },
  },
);

/** Step from ad to ad, or from page to page. */
export type PageStep = "next" | "previous" | "first" | "last" | "nextPage" | "previousPage";

type Ad = Extract<PagePiece, { id: string }>;

interface PageSheetProps {
  page: PreviewedPage;
  paper: PagePaper;
  label: string;
  helpId: string;
  marked: string | undefined;
  isPending: boolean;
  sheet: RefObject<HTMLDivElement | null>;
  drag: ModuleDrag;
  onMark: (id: string) => void;
  /** Steps through ads and pages. */
  onStep: (step: PageStep) => void;
  /** A modular ad is asked to stand in a cell of this page, or to turn so many pages; absent where nothing moves. */
  onMove: ((module: ModulePiece, cell: Pick<PageCell, "column" | "row">) => void) | undefined;
  onTurn: (module: ModulePiece, pages: 1 | -1) => void;
}

const STEPS: Readonly<Record<string, PageStep>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Home: "first",
  End: "last",
  PageDown: "nextPage",
  PageUp: "previousPage",
};

/** One page, large: its ads are the options of a list. */
export function PageSheet(props: PageSheetProps) {
  const { page, paper, label, helpId, marked, isPending, sheet, drag } = props;
  const { onMark, onStep, onMove, onTurn } = props;
  const ads = page.pieces.filter((piece): piece is Ad => "id" in piece);
  const current = ads.find(({ id }) => id === marked) ?? ads[0];

  useEffect(() => {
    if (marked === undefined) return;
    const option = sheet.current?.querySelector<HTMLElement>("[aria-selected='true']");
    option?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [sheet, marked]);

  function moveByKey(key: string): void {
    if (!onMove || isPending || current?.kind !== "module") return;
    const cell = cellByKey(paper, current, key);
    if (cell) onMove(current, cell);
    else if (key === "PageUp") onTurn(current, -1);
    else if (key === "PageDown") onTurn(current, 1);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, altKey } = event;
    const step = STEPS[key];
    const isHandled = altKey ? /^(?:Arrow|Page)/.test(key) : step !== undefined;
    if (event.ctrlKey || event.metaKey || !isHandled) return;
    event.preventDefault();
    if (altKey) moveByKey(key);
    else if (step) onStep(step);
  }

  const ghost = drag.drag?.page === undefined &&
    drag.drag && {
      ...drag.drag.module,
      ...cornerOf(paper, drag.drag.module, drag.drag.cell),
    };
  const attributes = {
    role: "listbox",
    "aria-label": label,
    "aria-describedby": helpId,
    "aria-busy": isPending,
    onKeyDown,
  };
  return (
    <div
      ref={sheet}
      // Newsprint stays newsprint in a dark room.
      data-scheme="light"
      data-paper
      className="relative w-full overflow-hidden border border-line bg-paper shadow-raised"
    >
      <PageDrawing paper={paper} pieces={page.pieces} marked={marked} />
      <div {...attributes} className="absolute inset-0" dir={paper.direction}>
        {named(ads).map(({ ad, name }) => (
          <AdOption
            key={name}
            ad={ad}
            paper={paper}
            isMarked={ad.id === marked}
            isCurrent={ad === current}
            isDragged={drag.drag?.module.id === ad.id}
            onMark={() => onMark(ad.id)}
            onGrab={
              onMove && !isPending && ad.kind === "module"
                ? (event) => drag.onGrab(event, ad)
                : undefined
            }
          />
        ))}
      </div>
      {ghost && (
        <span
          ref={styleRef(placeOf(ghost, paper))}
          className="pointer-events-none absolute rounded-xs bg-brand-soft/60 inset-ring-2 inset-ring-brand"
        />
      )}
    </div>
  );
}

/** Pieces of ads with names that stay whatever else stands on the page, so that one that moves keeps the focus. */
function named(ads: readonly Ad[]) {
  const pieces = new Map<string, number>();
  return ads.map((ad) => {
    const piece = pieces.get(ad.id) ?? 0;
    pieces.set(ad.id, piece + 1);
    return { ad, name: `${ad.id} ${piece}` };
  });
}

/** Place of a box in its sheet, whatever the sheet's size. */
function placeOf(box: Pick<Ad, "x" | "y" | "width" | "height">, paper: PagePaper) {
  const across = (value: number) => `${(100 * value) / Math.max(1, paper.paperWidth)}%`;
  const down = (value: number) => `${(100 * value) / Math.max(1, paper.paperHeight)}%`;
  return {
    // Positions are those of the paper, whatever the direction of reading.
    left: across(box.x),
    top: down(box.y),
    width: across(box.width),
    height: down(box.height),
  };
}

interface AdOptionProps {
  ad: Ad;
  paper: PagePaper;
  isMarked: boolean;
  isCurrent: boolean;
  isDragged: boolean;
  onMark: () => void;
  onGrab: ((event: React.PointerEvent<HTMLElement>) => void) | undefined;
}

function AdOption({ ad, paper, isMarked, isCurrent, isDragged, onMark, onGrab }: AdOptionProps) {
  const attributes = {
    role: "option",
    "aria-label": ad.label || ad.id,
    "aria-selected": isMarked,
    tabIndex: isCurrent ? 0 : -1,
    ref: styleRef(placeOf(ad, paper)),
    onFocus: onMark,
    onClick: onMark,
    onPointerDown: onGrab,
  };
  return (
    <div
      {...attributes}
      className={adVariants({
        marked: isMarked,
        movable: onGrab !== undefined,
        dragged: isDragged,
      })}
    />
  );
}
