import { MinusIcon, PlusIcon } from "../icon/index.ts";
import { nextZoom } from "./canvas-size.ts";

export interface ZoomControlProps {
  zoom: number;
  onZoomChange: (zoom: number) => void;
  labels: {
    zoomIn: string;
    zoomOut: string;
    zoomLevel: (percent: number) => string;
  };
}

const STEP =
  "grid size-8 place-items-center rounded-control text-fg hover:bg-raised disabled:text-on-disabled pointer-coarse:size-touch";

/** Larger, smaller, and how large it is now. */
export function ZoomControl({ zoom, onZoomChange, labels }: ZoomControlProps) {
  const smaller = nextZoom(zoom, -1);
  const larger = nextZoom(zoom, 1);
  return (
    <div className="ms-auto flex items-center gap-1">
      <button
        type="button"
        className={STEP}
        aria-label={labels.zoomOut}
        aria-disabled={smaller === zoom}
        onClick={() => onZoomChange(smaller)}
      >
        <MinusIcon className="size-4" />
      </button>
      <span
        aria-live="polite"
        className="min-w-12 text-center text-caption text-fg-muted tabular-nums"
      >
        {labels.zoomLevel(Math.round(zoom * 100))}
      </span>
      <button
        type="button"
        className={STEP}
        aria-label={labels.zoomIn}
        aria-disabled={larger === zoom}
        onClick={() => onZoomChange(larger)}
      >
        <PlusIcon className="size-4" />
      </button>
    </div>
  );
}
