import { cx } from "class-variance-authority";
import { useId, useLayoutEffect, useMemo } from "react";
import { FormField } from "../form-field/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import type { RootProps } from "../root-props.ts";
import { useValue } from "../use-value.ts";
import { type Crop, MOST_ZOOM, soundCrop, wholeCrop, zoomCrop } from "./crop.ts";
import { drawCrop, type Picture } from "./cut-photo.ts";
import { useCropGestures } from "./use-crop-gestures.ts";

/** Pixels of the canvas a side: twice the frame's largest, for dense screens. */
const CANVAS_EDGE = 576;
const PERCENT = 100;

export interface PhotoCropLabels {
  /** Name of the frame: «Framing of the photo». */
  frame: string;
  /** Instructions for pointer and keyboard. */
  hint: string;
  /** Name of the slider: «Zoom». */
  zoom: string;
  /** Position of the square's centre, in per cent of the picture, announced after a move. */
  place: (x: number, y: number) => string;
}

export interface PhotoCropProps extends RootProps<"div"> {
  /** The picture, decoded: `createImageBitmap` turns a file into one, as its camera was held. */
  picture: Picture;
  /** Crop; `wholeCrop` by default. */
  value?: Crop | undefined;
  /** The part at first, when the component holds it itself; the whole by default. */
  defaultValue?: Crop | undefined;
  onChange?: ((crop: Crop) => void) | undefined;
  /** Words that the component says itself. */
  labels: PhotoCropLabels;
}

/** The frame: what lies outside the circle is dimmed, so that both the square and the round use are seen. */
const frameClasses = cx(
  "relative aspect-square w-full max-w-72 self-center overflow-hidden rounded-card border border-line bg-sunken",
  "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2",
);

/** The picture. Fingers move it, not the page. */
const pictureClasses = "block size-full cursor-grab touch-none outline-none active:cursor-grabbing";

/** The circle within the square. */
const circleClasses =
  "pointer-events-none absolute inset-0 rounded-pill shadow-[0_0_0_100rem_var(--color-scrim)] ring-1 ring-line forced-colors:border";

/** The track of the zoom. */
const zoomClasses = "min-h-touch w-full cursor-pointer accent-brand";

/** Chooses the square of a picture that becomes a portrait: by drag, two fingers, wheel, keys and slider. */
export function PhotoCrop({
  picture,
  value: given,
  defaultValue,
  onChange: hear,
  labels,
  className,
  ...root
}: PhotoCropProps) {
  const { value, onChange } = useValue({ value: given, defaultValue, onChange: hear }, wholeCrop);
  const hintId = useId();
  const { x, y, zoom } = soundCrop(value);
  const crop = useMemo(() => ({ x, y, zoom }), [x, y, zoom]);
  const { ref, ...gestures } = useCropGestures(picture, crop, onChange);

  useLayoutEffect(() => {
    if (ref.current) drawCrop(ref.current, picture, crop);
  }, [ref, picture, crop]);

  const place = labels.place(Math.round(crop.x * PERCENT), Math.round(crop.y * PERCENT));
  return (
    <div {...root} className={cx("flex min-w-0 flex-col gap-4", className)}>
      <div className={frameClasses}>
        {/* biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: it has keys of its own, which a screen reader hands through to an application. */}
        <canvas
          {...gestures}
          ref={ref}
          width={CANVAS_EDGE}
          height={CANVAS_EDGE}
          role="application"
          aria-label={labels.frame}
          aria-describedby={hintId}
          tabIndex={0}
          className={pictureClasses}
        />
        <span aria-hidden="true" className={circleClasses} />
      </div>
      <p id={hintId} className="text-body-sm text-fg-muted">
        {labels.hint}
      </p>
      <FormField label={labels.zoom}>
        {(control) => (
          <input
            {...control}
            type="range"
            min={PERCENT}
            max={MOST_ZOOM * PERCENT}
            value={Math.round(crop.zoom * PERCENT)}
            aria-valuetext={`${Math.round(crop.zoom * PERCENT)} %`}
            onChange={({ currentTarget }) =>
              onChange(zoomCrop(picture, crop, currentTarget.valueAsNumber / PERCENT))
            }
            className={zoomClasses}
          />
        )}
      </FormField>
      <PoliteAnnouncement text={place} />
    </div>
  );
}
