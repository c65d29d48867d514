import { type Crop, cutPhoto, wholeCrop } from "@parution/kit/photo-crop";
import { LARGEST_PHOTO } from "@parution/rules/profile";
import { useEffect, useState } from "react";

/** A photo that is being cropped. */
interface Framing {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
}

const FILE_NAME = "photo.jpg";

export type PhotoState = ReturnType<typeof usePhoto>;

/** Decodes a file and crops it; `onChoose` receives the photo. */
export function usePhoto(onChoose: (photo: File) => void) {
  const [framing, setFraming] = useState<Framing | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  useEffect(() => () => framing?.picture.close(), [framing?.picture]);

  async function open(file: File): Promise<void> {
    try {
      setFraming({ picture: await createImageBitmap(file), crop: wholeCrop });
      setUnreadable(false);
    } catch {
      setUnreadable(true); // A picture by its name alone: this browser cannot decode it.
    }
  }

  async function take(): Promise<void> {
    if (framing === null) return;
    const { picture, crop } = framing;
    try {
      onChoose(await cutPhoto(picture, crop, { most: LARGEST_PHOTO, name: FILE_NAME }));
    } catch {
      setUnreadable(true); // A browser that cannot write it: the file is no use here.
    }
    setFraming(null);
  }

  return {
    framing,
    frame: (crop: Crop) => setFraming((before) => before && { ...before, crop }),
    open,
    take,
    leave: () => setFraming(null),
    unreadable,
  };
}
