import { useLingui } from "@lingui/react/macro";
import { PhotoGallery } from "@parution/kit/photo-gallery";

/** A photo by its addresses. */
export interface AdPhoto {
  readonly url: string;
  /** Address of a small square of it; by default the photo itself. */
  readonly thumbnail?: string;
}

interface AdPhotosProps {
  photos: readonly AdPhoto[];
  /** Title of the published ad. */
  title: string;
}

/** Photos of a published ad, one visible at a time. */
export function AdPhotos({ photos, title }: AdPhotosProps) {
  const { t } = useLingui();
  return (
    <PhotoGallery
      label={t`Photos de l’annonce`}
      photos={photos.map(({ url, thumbnail }, index) => ({
        id: url,
        src: url,
        alt: t`${title}, photo ${index + 1}`,
        thumbnail,
      }))}
      labels={{
        carousel: t`carrousel`,
        previous: t`Photo précédente`,
        next: t`Photo suivante`,
        bullets: t`Choisir une photo`,
        thumbnails: t`Vignettes`,
        place: (place, count) => t`Photo ${place} sur ${count}`,
        broken: t`Cette photo ne peut pas être affichée`,
        none: t`Aucune photo`,
      }}
    />
  );
}
