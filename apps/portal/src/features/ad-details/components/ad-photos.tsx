import { useLingui } from "@lingui/react/macro";
import { PhotoGallery } from "@parution/kit/photo-gallery";

/** The photos of an ad. */
export function AdPhotos({ urls, title }: { urls: readonly string[]; title: string }) {
  const { t } = useLingui();
  return (
    <PhotoGallery
      label={t`Photos de l’annonce`}
      photos={urls.map((src, index) => ({
        id: src,
        src,
        alt: t`${title}, photo ${index + 1}`,
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
