import type { KeyboardEvent, Ref } from "react";
import { ChevronBackIcon, ChevronForwardIcon } from "../icon/index.ts";
import { styleRef } from "../style-ref.ts";
import type { GalleryPhoto, PhotoGalleryLabels } from "./gallery-photo.ts";
import { Photo } from "./photo.tsx";
import { stageArrow, stageRow } from "./photo-gallery.variants.ts";

export interface StageProps {
  photos: readonly GalleryPhoto[];
  current: number;
  /** Width of a photo for its height. */
  ratio: number;
  labels: PhotoGalleryLabels;
  /** Id of a photo's frame, which its bullet controls. */
  frameId: (place: number) => string;
  row: Ref<HTMLDivElement>;
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onShow: (place: number) => void;
}

/** The photo in view between its arrows. The others wait beside it, out of reach until they are shown. */
export function Stage(props: StageProps) {
  const { photos, current, ratio, labels, frameId, row, onScroll, onKeyDown, onShow } = props;
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the photo inside that has the focus. */}
      <div ref={row} onScroll={onScroll} onKeyDown={onKeyDown} className={stageRow()}>
        {photos.map((photo, place) => (
          <div
            key={photo.id}
            id={frameId(place)}
            {...(photos.length > 1 && panelProps(place, props))}
            ref={styleRef({ "aspect-ratio": String(ratio) })}
            className="aspect-[4/3] w-full shrink-0 snap-start rounded-card bg-sunken -outline-offset-2"
          >
            <Photo photo={photo} eager={place === 0} broken={labels.broken} />
          </div>
        ))}
      </div>
      {photos.length > 1 && (
        <Arrows current={current} labels={labels} onShow={onShow} last={photos.length - 1} />
      )}
    </div>
  );
}

/**
 * Panel props of a photo: of several photos each is a tab's panel, the one in view can be focused, the others
 * only on the way there.
 */
function panelProps(place: number, { photos, current, labels }: StageProps) {
  return {
    role: "tabpanel",
    "aria-label": labels.place(place + 1, photos.length),
    "aria-hidden": place !== current,
    "data-place": place,
    tabIndex: place === current ? 0 : -1,
  };
}

interface ArrowsProps extends Pick<StageProps, "current" | "labels" | "onShow"> {
  last: number;
}

/** Arrows to the neighbouring photos: one at an end keeps the focus and leads nowhere, since there is no way round. */
function Arrows({ current, last, labels, onShow }: ArrowsProps) {
  const arrow = (side: "start" | "end", step: 1 | -1) => ({
    type: "button" as const,
    "aria-label": step > 0 ? labels.next : labels.previous,
    "aria-disabled": current === (step > 0 ? last : 0),
    onClick: () => onShow(current + step),
    className: stageArrow({ side }),
  });
  return (
    <>
      <button {...arrow("start", -1)}>
        <ChevronBackIcon />
      </button>
      <button {...arrow("end", 1)}>
        <ChevronForwardIcon />
      </button>
    </>
  );
}
