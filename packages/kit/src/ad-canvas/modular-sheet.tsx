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
      className="@container relative me-7 mb-7"
      style={{ inlineSize: `calc(min(100cqi - ${SURROUNDINGS}rem, ${size.width}mm) * ${zoom})` }}
    >
      <Frame size={size} overflow={overflow}>
        {ad.title && <Part part={ad.title} size={size} type="title" overLimit={overLimit} />}
        <Part part={ad.body} size={size} type="body" overLimit={overLimit} />
        {ad.footer && <Part part={ad.footer} size={size} type="footer" overLimit={overLimit} />}
      </Frame>
      <div className="absolute start-full top-0 ms-2 flex" style={{ blockSize: frameEnd(size) }}>
        <Measure vertical>{millimetres(size.height)}</Measure>
      </div>
      <div className="absolute inset-x-0 top-full mt-2">
        <Measure>{millimetres(size.width)}</Measure>
      </div>
    </div>
  );
}

/** What stands beside the frame, in rem: the column's margins and the vertical measure. */
const SURROUNDINGS = 4.5;

/** Where the frame ends, however long its text. */
function frameEnd({ width, height }: CanvasSize): string {
  return onCanvas(height, width);
}

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
  return (
    <div className="relative overflow-hidden">
      <div
        className="flex flex-col border border-paper-ink"
        style={{
          minBlockSize: frameEnd(size),
          padding: onCanvas(MARGIN, size.width),
          gap: onCanvas(MARGIN / 2, size.width),
        }}
      >
        {children}
      </div>
      <div
        aria-hidden="true"
        className="pointer-events-none absolute overflow-hidden inset-x-0 bottom-0 border-danger border-t-2 border-dashed bg-danger/10"
        style={{ insetBlockStart: frameEnd(size) }}
      >
        <span className="absolute end-0 bottom-0 bg-danger px-2 font-ui text-caption text-on-danger">
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
  title: "text-center font-bold font-paper leading-tight",
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
  const line = vertical ? "w-px grow bg-paper-muted" : "h-px grow bg-paper-muted";
  return (
    <div
      className={`flex items-center justify-center gap-2 font-ui text-caption text-paper-muted tabular-nums ${vertical ? "flex-col" : ""}`}
    >
      <span aria-hidden="true" className={line} />
      <span className={vertical ? "[writing-mode:vertical-rl]" : ""}>{children}</span>
      <span aria-hidden="true" className={line} />
    </div>
  );
}
