import { useState } from "react";
import { ImageIcon } from "../icon/index.ts";
import type { GalleryPhoto } from "./gallery-photo.ts";

export interface PhotoProps {
  photo: GalleryPhoto;
  /** The first is fetched at once, the others when they come near. */
  eager: boolean;
  broken: string;
}

/** A picture in its frame, whole; where it cannot be loaded its words take its place. */
export function Photo({ photo, eager, broken }: PhotoProps) {
  const { src, alt } = photo;
  const { failed, onError } = useFailure(src);
  if (failed) {
    return (
      <span className="grid size-full place-content-center justify-items-center gap-2 p-6 text-center text-body-sm text-fg-muted">
        <ImageIcon className="size-8" />
        <span className="font-medium text-fg">{broken}</span>
        <span className="line-clamp-3 wrap-anywhere">{alt}</span>
      </span>
    );
  }
  return (
    <img
      src={src}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={onError}
      className="size-full object-contain"
    />
  );
}

/** A picture of the strip. Decoration: the button around it has the name. */
export function SmallPhoto({ src }: { src: string }) {
  const { failed, onError } = useFailure(src);
  if (failed) {
    return (
      <span className="grid size-full place-items-center text-fg-muted">
        <ImageIcon className="size-6" />
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={100}
      height={100}
      loading="lazy"
      onError={onError}
      className="size-full object-cover"
    />
  );
}

/** Load failure of an address; reset for another address. */
function useFailure(src: string): { failed: boolean; onError: () => void } {
  const [failed, setFailed] = useState<string | undefined>(undefined);
  return { failed: src.trim() === "" || failed === src, onError: () => setFailed(src) };
}
