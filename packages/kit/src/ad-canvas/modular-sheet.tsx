import type { ReactNode } from "react";
import type { ModularAd, TextPart } from "./ad-content.ts";
import { type CanvasSize, drawableSize, onCanvas } from "./canvas-size.ts";
import { LimitedText } from "./limited-text.tsx";

export interface ModularSheetProps {
  ad: ModularAd;
  zoom: number;
  /** Says that what follows does not fit in the frame. */
  overflow: string;
  overLimit: (count: number) => string;
  /** Words a measure, such as "102 mm". */
  millimetres: (length: number) => string;
}

/** Type sizes on paper, in millimetres. */
const TYPE = { title: 5.4, body: 3.1, footer: 2.7 };
const MARGIN = 3;

/** A display ad in its true proportions, with its measures along the edges. */
export function ModularSheet({ ad, zoom, overflow, overLimit, millimetres }: ModularSheetProps) {
  const size = drawableSize(ad);
  return (
    <div
      className="grid grid-cols-[1fr_auto] gap-2"
      style={{ inlineSize: `calc(min(100%, ${size.width + ROOM_FOR_MEASURES}mm) * ${zoom})` }}
    >
      <Frame size={size} overflow={overflow}>
        {ad.title && <Part part={ad.title} size={size} type="title" overLimit={overLimit} />}
        <Part part={ad.body} size={size} type="body" overLimit={overLimit} />
        {ad.footer && <Part part={ad.footer} size={size} type="footer" overLimit={overLimit} />}
      </Frame>
      <Measure vertical>{millimetres(ad.height)}</Measure>
      <Measure>{millimetres(ad.width)}</Measure>
    </div>
  );
}

/** Millimetres beside the canvas that the vertical measure takes. */
const ROOM_FOR_MEASURES = 8;

interface FrameProps {
  size: CanvasSize;
  overflow: string;
  children: ReactNode;
}

/**
 * The paper grows with its text; a line shows where the real frame ends. As long as all fits, that
 * line lies on the lower edge, out of sight.
 */
function Frame({ size, overflow, children }: FrameProps) {
  const frameEnd = onCanvas(size.height, size.width);
  return (
    <div className="@container relative overflow-hidden bg-paper text-paper-ink shadow-raised">
      <div
        className="flex flex-col border border-paper-ink"
        style={{
          minBlockSize: frameEnd,
          padding: onCanvas(MARGIN, size.width),
          gap: onCanvas(MARGIN / 2, size.width),
        }}
      >
        {children}
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-0 border-danger border-t-2 border-dashed bg-danger/10"
        style={{ insetBlockStart: frameEnd }}
      >
        <span className="absolute end-0 top-0 bg-danger px-2 font-ui text-caption text-on-danger">
          {overflow}
        </span>
      </div>
    </div>
  );
}

interface PartProps {
  part: TextPart;
  size: CanvasSize;
  type: keyof typeof TYPE;
  overLimit: (count: number) => string;
}

const PART_LOOKS: Record<keyof typeof TYPE, string> = {
  title: "text-center font-bold font-headline leading-tight",
  body: "grow font-paper leading-snug",
  footer: "border-paper-rule border-t pt-[0.5em] text-center font-paper leading-snug",
};

function Part({ part, size, type, overLimit }: PartProps) {
  return (
    <p
      className={`whitespace-pre-wrap break-words [unicode-bidi:plaintext] ${PART_LOOKS[type]}`}
      style={{ fontSize: onCanvas(TYPE[type], size.width) }}
    >
      <LimitedText part={part} ground="paper" overLimit={overLimit} />
    </p>
  );
}

/** A dimension line with its length in the middle. */
function Measure({ vertical = false, children }: { vertical?: boolean; children: string }) {
  const line = vertical ? "w-px grow bg-line-strong" : "h-px grow bg-line-strong";
  return (
    <div
      className={`flex items-center justify-center gap-2 text-caption text-fg-muted tabular-nums ${vertical ? "flex-col" : ""}`}
    >
      <span aria-hidden="true" className={line} />
      <span className={vertical ? "[writing-mode:vertical-rl]" : ""}>{children}</span>
      <span aria-hidden="true" className={line} />
    </div>
  );
}
