import { cva, cx } from "class-variance-authority";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { rootOf } from "../root-props.ts";
import { useValue } from "../use-value.ts";
import type { ModulePiece } from "./page-cells.ts";
import { PageDrawing } from "./page-drawing.tsx";
import type { PageCell, PagePreviewProps, PreviewedPage } from "./page-preview.types.ts";
import { PageSheet, type PageStep } from "./page-sheet.tsx";
import { useModuleDrag } from "./use-module-drag.ts";

const thumbnailVariants = cva(
  "grid w-18 shrink-0 cursor-pointer justify-items-center gap-1 rounded-control border p-1.5 text-caption hover:bg-sunken",
  {
    variants: {
      current: {
        true: "border-brand bg-brand-soft text-on-brand-soft hover:bg-brand-soft",
        false: "border-line bg-surface text-fg-muted",
      },
      target: { true: "inset-ring-2 inset-ring-brand", false: "" },
    },
  },
);

/** Ids of a page's ads in the order of reading, each once. */
const adsOf = ({ pieces }: PreviewedPage): readonly string[] => [
  ...new Set(pieces.flatMap((piece) => ("id" in piece ? [piece.id] : []))),
];

/** Pages of a newspaper as thumbnails, and one of them large: an ad is marked, found, and moved on the grid of modules. */
export function PagePreview(props: PagePreviewProps) {
  const { label, pages, paper, onMove, isPending = false, labels, className } = props;
  const held = useValue<string | undefined, string>(props, undefined);
  const marked = held.value;
  const { page, setShown } = useShownPage(pages, marked);
  const sheet = useRef<HTMLDivElement>(null);
  const thumbnails = useRef<HTMLUListElement>(null);
  const focusSheet = useSheetFocus(sheet);
  const announcement = useMoveAnnouncement(props, (cell) => {
    setShown(cell.page);
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !sheet.current?.contains(activeElement);
    if (!isElsewhere) focusSheet();
  });
  const helpId = `${useId()}-help`;

  function mark(id: string): void {
    if (id !== marked) held.onChange(id);
  }

  function step(to: PageStep): void {
    const target = page && targetOf(to, pages, page, marked);
    if (!target) return;
    setShown(target.page.number);
    if (target.ad !== undefined) mark(target.ad);
    focusSheet();
  }

  function move(module: ModulePiece, cell: PageCell): void {
    announcement.onAsk(module.id);
    mark(module.id);
    onMove?.(module.id, cell);
  }

  /** Moves an ad to the same cell of another page, if there is one. */
  function moveTo(module: ModulePiece, number: number | undefined): void {
    const { column, row } = module;
    if (number !== undefined && number !== page?.number)
      move(module, { page: number, column, row });
  }

  const { drag, onGrab } = useModuleDrag({
    sheet,
    thumbnails,
    paper,
    onDrop: (module, cell, number) => {
      if (number !== undefined) moveTo(module, number);
      else if (page) move(module, { page: page.number, ...cell });
    },
  });

  return (
    <section
      {...rootOf<"section">(props)}
      aria-label={label}
      className={cx("grid min-w-0 gap-4", className)}
    >
      <p id={helpId} className="sr-only">
        {labels.help}
      </p>
      <PoliteAnnouncement text={(isPending && props.pendingLabel) || announcement.text} delay={0} />
      {!page && <p className="text-body-sm text-fg-muted">{labels.empty}</p>}
      {page && (
        <>
          <Thumbnails
            pages={pages}
            paper={paper}
            labels={labels}
            page={page}
            marked={marked}
            list={thumbnails}
            target={drag?.page}
            onShow={setShown}
          />
          <PageSheet
            key={page.number}
            page={page}
            paper={paper}
            label={labels.page(page.number)}
            helpId={helpId}
            marked={marked}
            isPending={isPending}
            sheet={sheet}
            drag={{ drag, onGrab }}
            onMark={mark}
            onStep={step}
            onMove={onMove && ((module, cell) => move(module, { page: page.number, ...cell }))}
            onTurn={(module, by) => moveTo(module, pages[pages.indexOf(page) + by]?.number)}
          />
        </>
      )}
    </section>
  );
}

interface ThumbnailsProps extends Pick<PagePreviewProps, "pages" | "paper" | "labels"> {
  /** Page on show. */
  page: PreviewedPage;
  marked: string | undefined;
  list: RefObject<HTMLUListElement | null>;
  /** Number of the page onto which an ad is dragged. */
  target: number | undefined;
  onShow: (number: number) => void;
}

/** Every page as a small picture that shows it large. */
function Thumbnails(props: ThumbnailsProps) {
  const { pages, paper, labels, page, marked, list, target, onShow } = props;
  return (
    <div className="min-w-0 overflow-x-auto p-1">
      <ul ref={list} aria-label={labels.pages} className="flex gap-2">
        {pages.map((one) => (
          <li key={one.number}>
            <button
              type="button"
              data-page={one.number}
              aria-current={one === page ? "page" : undefined}
              onClick={() => onShow(one.number)}
              className={thumbnailVariants({
                current: one === page,
                target: target === one.number && one !== page,
              })}
            >
              <span data-scheme="light" className="w-full border border-line bg-paper">
                <PageDrawing paper={paper} pieces={one.pieces} marked={marked} isSmall />
              </span>
              <span>{labels.page(one.number)}</span>
              {one.note !== undefined && <span>{one.note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Page on show. A marked ad brings its page; one that goes on from page to page stays where it is seen. */
function useShownPage(pages: readonly PreviewedPage[], marked: string | undefined) {
  const hasMarked = (one: PreviewedPage) => marked !== undefined && adsOf(one).includes(marked);
  const [shown, setShown] = useState(() => (pages.find(hasMarked) ?? pages[0])?.number ?? 1);
  const [seen, setSeen] = useState(marked);
  if (seen !== marked) {
    setSeen(marked);
    const stays = pages.some((one) => one.number === shown && hasMarked(one));
    const found = pages.find(hasMarked);
    if (found && !stays) setShown(found.number);
  }
  return { page: pages.find(({ number }) => number === shown) ?? pages[0], setShown };
}

/** Returns a function that focuses the ad of the page that Tab reaches, once it is rendered. */
function useSheetFocus(sheet: RefObject<HTMLElement | null>): () => void {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) sheet.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [sheet, turn]);
  return () => setTurn((before) => before + 1);
}

/** Page and ad that a step leads to: another ad of the page, or the nearest of another page; undefined: there is none. */
function targetOf(
  step: PageStep,
  pages: readonly PreviewedPage[],
  page: PreviewedPage,
  marked: string | undefined,
): { page: PreviewedPage; ad: string | undefined } | undefined {
  const ads = adsOf(page);
  const current = Math.max(0, ads.indexOf(marked ?? ""));
  const indexes = { next: current + 1, previous: current - 1, first: 0, last: ads.length - 1 };
  const ad = step in indexes ? ads[indexes[step as keyof typeof indexes]] : undefined;
  if (ad !== undefined) return { page, ad };
  const by = step === "next" || step === "nextPage" ? 1 : -1;
  const other = pages[pages.indexOf(page) + by];
  return other && { page: other, ad: adsOf(other).at(step === "previous" ? -1 : 0) };
}

/** Sentence about the last move, once the pages show the ad in another cell; `onArrive` is called then. */
function useMoveAnnouncement(
  { pages, labels, isPending = false }: PagePreviewProps,
  onArrive: (cell: PageCell) => void,
) {
  const [text, setText] = useState("");
  const requestedMove = useRef<{ id: string; from: string } | undefined>(undefined);
  const wasPending = useRef(isPending);
  const placeOf = (id: string) => {
    for (const { number, pieces } of pages) {
      const module = pieces.find((piece) => piece.kind === "module" && piece.id === id);
      if (module?.kind === "module") {
        const { column, row, label } = module;
        return { label, cell: { page: number, column, row } };
      }
    }
    return undefined;
  };
  const keyOf = (cell: PageCell | undefined) => JSON.stringify(cell);
  useEffect(() => {
    const waiting = requestedMove.current;
    const place = waiting && placeOf(waiting.id);
    // Refused: the ad stays where it is.
    if (wasPending.current && !isPending) requestedMove.current = undefined;
    wasPending.current = isPending;
    if (!waiting || !place || keyOf(place.cell) === waiting.from) return;
    requestedMove.current = undefined;
    setText(labels.moved(place.label, place.cell));
    onArrive(place.cell);
  });
  return {
    text,
    onAsk: (id: string) => {
      requestedMove.current = { id, from: keyOf(placeOf(id)?.cell) };
    },
  };
}
