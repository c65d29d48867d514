import { cx } from "class-variance-authority";
import type { KeyboardEvent } from "react";
import type { GalleryPhoto, PhotoGalleryLabels } from "./gallery-photo.ts";
import { SmallPhoto } from "./photo.tsx";
import { bullet, thumbnail } from "./photo-gallery.variants.ts";

export interface PickerProps {
  photos: readonly GalleryPhoto[];
  current: number;
  labels: PhotoGalleryLabels;
  onShow: (place: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface BulletsProps extends PickerProps {
  /** Id of a photo's frame, which its bullet controls. */
  frameId: (place: number) => string;
}

/** The tabs of the carousel, rendered as bullets: one stop of Tab, arrows lead from photo to photo. */
export function Bullets({ photos, current, labels, onShow, onKeyDown, frameId }: BulletsProps) {
  return (
    <div
      role="tablist"
      aria-label={labels.bullets}
      onKeyDown={onKeyDown}
      className="flex flex-wrap justify-center"
    >
      {photos.map(({ id, alt }, place) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-place={place}
          aria-label={named(labels.place(place + 1, photos.length), alt)}
          aria-selected={place === current}
          aria-controls={frameId(place)}
          tabIndex={place === current ? 0 : -1}
          onClick={() => onShow(place)}
          className={bullet({ current: place === current })}
        />
      ))}
    </div>
  );
}

/** Small pictures of all photos, four in sight: the strip follows the stage, and the stage the strip. */
export function Thumbnails({ photos, current, labels, onShow, onKeyDown }: PickerProps) {
  return (
    <div
      role="toolbar"
      aria-label={labels.thumbnails}
      onKeyDown={onKeyDown}
      className="-m-1 flex snap-x overflow-x-auto overscroll-x-contain gap-[30px] scroll-px-1 p-1 [scrollbar-width:none] motion-safe:scroll-smooth"
    >
      {photos.map(({ id, src, alt, thumbnail: small }, place) => (
        <button
          key={id}
          type="button"
          data-place={place}
          aria-label={named(labels.place(place + 1, photos.length), alt)}
          aria-current={place === current || undefined}
          tabIndex={place === current ? 0 : -1}
          onClick={() => onShow(place)}
          className={cx(
            "w-[calc((100%-90px)/4)] shrink-0 snap-start",
            thumbnail({ current: place === current }),
          )}
        >
          <SmallPhoto src={small ?? src} />
        </button>
      ))}
    </div>
  );
}

function named(place: string, alt: string): string {
  return alt ? `${place}, ${alt}` : place;
}
