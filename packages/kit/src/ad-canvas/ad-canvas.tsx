import { cx } from "class-variance-authority";
import { useId, useState } from "react";
import type { RootProps } from "../root-props.ts";
import { styleRef } from "../style-ref.ts";
import type { AdContent } from "./ad-content.ts";
import { DigitalSheet } from "./digital-sheet.tsx";
import { LineSheet } from "./line-sheet.tsx";
import { ModularSheet } from "./modular-sheet.tsx";
import { NewspaperPage } from "./newspaper-page.tsx";
import { ZoomControl } from "./zoom-control.tsx";

export interface AdCanvasLabels {
  /** Stands on the paper of a line ad while nothing is written. */
  empty: string;
  zoomIn: string;
  zoomOut: string;
  /** Words the zoom, given in per cent. */
  zoomLevel: (percent: number) => string;
  /** Says that what follows does not fit in the frame. */
  overflow: string;
  /** Words how many characters exceed a limit. */
  overLimit: (count: number) => string;
  /** Words a measure given in millimetres. */
  millimetres: (length: number) => string;
  /** Words how small the letters had to become to fit in the frame, in per cent. */
  shrunk: (percent: number) => string;
}

export interface AdCanvasProps extends RootProps<"figure"> {
  /** Accessible name of the canvas, such as "Preview of your ad". */
  label: string;
  /** The newspaper heading under which the ad appears. */
  heading: string;
  /** Content of the ad, in the form in which it is ordered. */
  ad: AdContent;
  /** Words that the component says itself. */
  labels: AdCanvasLabels;
  /** The newspaper in whose faces and on whose paper the ad stands, as `data-support` names it; the page's by default. */
  theme?: string | undefined;
}

/** The ad as it will appear, on paper or on the web, while it is being written. */
export function AdCanvas({ label, heading, ad, labels, theme, className, ...root }: AdCanvasProps) {
  const [zoom, setZoom] = useState(1);
  const labelId = useId();
  return (
    <figure
      aria-labelledby={labelId}
      {...root}
      className={cx("grid grid-cols-[minmax(0,1fr)] gap-3", className)}
    >
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
        <span id={labelId} className="font-semibold text-body-sm text-heading">
          {label}
        </span>
        <ZoomControl zoom={zoom} onZoomChange={setZoom} labels={labels} />
      </figcaption>
      <section
        aria-labelledby={labelId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="@container max-h-[80dvh] overflow-auto rounded-card bg-sunken p-2 sm:p-3"
      >
        <div data-support={theme} className="text-body-sm @sm:text-body">
          <div ref={styleRef({ "font-size": `${zoom}em` })}>
            <Sheet heading={heading} ad={ad} labels={labels} zoom={zoom} />
          </div>
        </div>
      </section>
    </figure>
  );
}

interface SheetProps {
  heading: string;
  /** Content of the ad, in the form in which it is ordered. */
  ad: AdContent;
  /** Words that the component says itself. */
  labels: AdCanvasLabels;
  zoom: number;
}

function Sheet({ heading, ad, labels, zoom }: SheetProps) {
  switch (ad.form) {
    case "line":
      return (
        <NewspaperPage heading={heading}>
          <LineSheet ad={ad} placeholder={labels.empty} />
        </NewspaperPage>
      );
    case "modular":
      return (
        <NewspaperPage heading={heading}>
          <ModularSheet ad={ad} zoom={zoom} {...labels} />
        </NewspaperPage>
      );
    case "digital":
      return <DigitalSheet ad={ad} heading={heading} overLimit={labels.overLimit} />;
  }
}
