import { useLingui } from "@lingui/react/macro";
import { advertisement, breadcrumbs } from "@parution/app/page/json-ld.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { noticePath } from "../../shared/notices/listing-address.ts";
import { usePlaces } from "../../shared/notices/use-places.ts";
import type { Notice } from "./use-notice.ts";

/** Title, description and sharing metadata of a published ad. */
export function NoticeHead({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const places = usePlaces(notice);
  const { id, slug, title, excerpt, city, heading, photos } = notice;
  const path = noticePath({ headingSlug: heading.slug, slug, id });
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
                ...notice,
                path,
                text: notice.webContent ?? excerpt,
                heading: heading.label,
                newspaper: notice.support.label,
                images: photos.map((one) => one.url),
              }),
              breadcrumbs(url, [...places, { name: title, path }]),
            ]
          : undefined
      }
    />
  );
}
