import { cx } from "class-variance-authority";
import { useRef } from "react";
import { styleRef } from "../style-ref.ts";
import type { ModularAd, ModuleSetting, TextPart } from "./ad-content.ts";
import { type CanvasSize, drawableSize, onCanvas } from "./canvas-size.ts";
import { LimitedText } from "./limited-text.tsx";
import { FIT, USUAL_SETTING, useModuleFit } from "./module-fit.ts";

export interface ModularSheetProps {
  ad: ModularAd;
  zoom: number;
  /** Says that what follows does not fit in the frame. */
  overflow: string;
  overLimit: (count: number) => string;
  /** Words a measure, such as "102 mm". */
  millimetres: (length: number) => string;
  /** Words how small the letters had to become to fit, in per cent. */
  shrunk: (percent: number) => string;
}

/**
 * A display ad in its true proportions, with its measures along the edges. Its parts shrink together until they fit, as
 * they do in print; where they do not fit even so, the paper grows and a line shows where the frame ends.
 */
export function ModularSheet({ ad, zoom, overflow, overLimit, ...words }: ModularSheetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = drawableSize(ad);
  const fit = useModuleFit(frame, ad, size);
  const setting = ad.setting ?? USUAL_SETTING;
  const shared = { size, setting, overLimit };
  const percent = Math.round(fit.scale * 100);
  const setFrame = styleRef({
    [FIT]: String(fit.scale),
    "min-block-size": frameEnd(size),
    padding: onCanvas(setting.inset, size.width),
    gap: shrinking(setting.gap, size),
  });
  return (
    <div
      ref={styleRef({
        "inline-size": `calc(min(100cqi - ${SURROUNDINGS}rem, ${size.width}mm) * ${zoom})`,
      })}
      className="@container relative me-7"
    >
      <div className="relative overflow-hidden">
        <div
          ref={(element) => {
            frame.current = element;
            setFrame(element);
          }}
          dir={ad.reading}
          className={cx(
            "-outline-offset-1 flex flex-col outline outline-paper-ink [text-rendering:geometricPrecision]",
            fit.fits ? "wrap-normal" : "wrap-anywhere",
          )}
        >
          {ad.title && <Part part={ad.title} type="title" {...shared} />}
          <Part part={ad.body} type="body" {...shared} />
          {ad.footer && <Part part={ad.footer} type="footer" {...shared} />}
        </div>
        <Overflow size={size}>{overflow}</Overflow>
      </div>
      <div
        ref={styleRef({ "block-size": frameEnd(size) })}
        className="absolute start-full top-0 ms-2 flex"
      >
        <Measure vertical>{words.millimetres(size.height)}</Measure>
      </div>
      <div className="mt-2 grid gap-1">
        <Measure>{words.millimetres(size.width)}</Measure>
        {percent < 100 && (
          <p className="text-center font-ui text-caption text-paper-muted tabular-nums">
            {words.shrunk(percent)}
          </p>
        )}
      </div>
    </div>
  );
}

/** Margins of the column and the vertical measure beside the frame, in rem. */
const SURROUNDINGS = 4.5;

/** End of the frame, independent of the length of its text. */
function frameEnd({ width, height }: CanvasSize): string {
  return onCanvas(height, width);
}

/** A length in millimetres that shrinks with the text. */
const shrinking = (millimetres: number, { width }: CanvasSize) =>
  `calc(${onCanvas(millimetres, width)} * var(${FIT}))`;

/** Marks what stands below the end of the frame; out of sight as long as all fits. */
function Overflow({ size, children }: { size: CanvasSize; children: string }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-0 overflow-hidden border-danger border-t-2 border-dashed bg-danger/10"
      ref={styleRef({ "inset-block-start": frameEnd(size) })}
    >
      <span className="absolute end-0 bottom-0 bg-danger px-2 font-ui text-caption text-on-danger">
        {children}
      </span>
    </div>
  );
}

type PartName = "title" | "body" | "footer";

interface PartProps {
  part: TextPart;
  type: PartName;
  size: CanvasSize;
  setting: ModuleSetting;
  overLimit: (count: number) => string;
}

const partClasses: Record<PartName, string> = {
  title: "text-center font-bold",
  body: "grow",
  footer: "border-paper-rule border-t text-center",
};

function Part({ part, type, size, setting, overLimit }: PartProps) {
  const { size: em, leading } = setting.type[type];
  return (
    <p
      className={`whitespace-pre-wrap font-paper [unicode-bidi:plaintext] ${partClasses[type]}`}
      ref={styleRef({
        "font-size": shrinking(em, size),
        "line-height": String(leading),
        "padding-block-start": type === "footer" ? shrinking(setting.ruleGap, size) : undefined,
      })}
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
