import { useLingui } from "@lingui/react/macro";
import { advertisement, breadcrumbs } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { publishedAdPath } from "../../shared/published-ads/listing-address.ts";
import { usePlaces } from "../../shared/published-ads/use-places.ts";
import type { PublishedAd } from "./use-published-ad.ts";

/** Title, description and sharing metadata of a published ad. */
export function PublishedAdHead({ publishedAd }: { publishedAd: PublishedAd }) {
  const { t } = useLingui();
  const places = usePlaces(publishedAd);
  const { id, slug, title, excerpt, city, heading, photos } = publishedAd;
  const path = publishedAdPath({ headingSlug: heading.slug, slug, id });
  const [photo] = photos;
  return (
    <PageHead
      title={city === null ? title : t`${title}, ${city}`}
      description={excerpt || t`${title}, annonce de la rubrique ${heading.label}.`}
      canonical={path}
      kind="article"
      image={photo && { src: photo.url, alt: title }}
      jsonLd={
        import.meta.env.SSR
          ? (url) => [
              advertisement(url, {
                ...publishedAd,
                path,
                text: publishedAd.webContent ?? excerpt,
                heading: heading.label,
                newspaper: publishedAd.support.label,
                images: photos.map((one) => one.url),
              }),
              breadcrumbs(url, [...places, { name: title, path }]),
            ]
          : undefined
      }
    />
  );
}
