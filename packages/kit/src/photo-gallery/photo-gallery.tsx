import { cx } from "class-variance-authority";
import { useId } from "react";
import { ImageIcon } from "../icon/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, useSharedRef } from "../root-props.ts";
import { styleRef } from "../style-ref.ts";
import type { GalleryPhoto, PhotoGalleryLabels } from "./gallery-photo.ts";
import { Bullets, Thumbnails } from "./pickers.tsx";
import { Stage } from "./stage.tsx";
import { useStage } from "./use-stage.ts";

export interface PhotoGalleryProps extends RootProps<"section"> {
  /** Name of the gallery, such as "Photos of the flat". */
  label: string;
  /** The pictures, in reading order. */
  photos: readonly GalleryPhoto[];
  /** Width of a photo for its height; 4 to 3 by default. The room is kept before anything has loaded. */
  ratio?: number;
  labels: PhotoGalleryLabels;
}

const RATIO = 4 / 3;

/**
 * One photo in view, the others a swipe, an arrow, a bullet or a small picture away. It begins at the
 * first and ends at the last.
 */
export function PhotoGallery({
  label,
  photos,
  ratio = RATIO,
  labels,
  className,
  ref,
  ...attributes
}: PhotoGalleryProps) {
  const id = useId();
  const { root, row, current, show, onScroll, onKeyDown } = useStage(photos.length);
  useSharedRef(ref, root);
  const frame = ratio > 0 && Number.isFinite(ratio) ? ratio : RATIO;
  const several = photos.length > 1;
  const picker = { photos, current, labels, onShow: show, onKeyDown };
  const frameId = (place: number) => `${id}photo${place}`;
  return (
    <section
      {...attributes}
      ref={root}
      aria-label={label}
      aria-roledescription={several ? labels.carousel : undefined}
      className={cx("grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-body text-fg", className)}
    >
      {photos.length === 0 ? (
        <NoPhoto ratio={frame} text={labels.none} />
      ) : (
        <Stage {...picker} frameId={frameId} row={row} onScroll={onScroll} ratio={frame} />
      )}
      {several && <Bullets {...picker} frameId={frameId} />}
      {several && <Thumbnails {...picker} />}
      {several && (
        <PoliteAnnouncement text={labels.place(current + 1, photos.length)} delay={300} />
      )}
    </section>
  );
}

function NoPhoto({ ratio, text }: { ratio: number; text: string }) {
  return (
    <p
      ref={styleRef({ "aspect-ratio": String(ratio) })}
      className="grid aspect-[4/3] place-content-center justify-items-center gap-2 rounded-card border border-line border-dashed bg-sunken text-body-sm text-fg-muted"
    >
      <ImageIcon className="size-8" />
      {text}
    </p>
  );
}
