import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PhotoCrop } from "@parution/kit/photo-crop";
import type { PhotoState } from "./use-photo.ts";

/** Crop of the picture to a square. */
export function PhotoFraming({ photo }: { photo: PhotoState }) {
  const { t } = useLingui();
  if (photo.framing === null) return null;
  return (
    <PhotoCrop
      picture={photo.framing.picture}
      value={photo.framing.crop}
      onChange={photo.frame}
      labels={{
        frame: t`Cadrage de la photo`,
        hint: t`Faites glisser la photo ; au clavier, les flèches la déplacent, + et − l’agrandissent ou la réduisent.`,
        zoom: t`Agrandissement`,
        place: (x, y) => t`Centre à ${x} % de la largeur et ${y} % de la hauteur`,
      }}
    />
  );
}

/** Buttons that accept the crop, or keep the former photo. */
export function FramingActions({ photo }: { photo: PhotoState }) {
  const { t } = useLingui();
  return (
    <>
      <Button onClick={photo.leave}>{t`Annuler`}</Button>
      <Button variant="primary" onClick={() => void photo.take()}>
        {t`Utiliser cette photo`}
      </Button>
    </>
  );
}
