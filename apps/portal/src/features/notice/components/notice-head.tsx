import { useLingui } from "@lingui/react/macro";
import { noticePath } from "../../../shared/notices/listing-address.ts";
import { usePlaces } from "../../../shared/notices/use-places.ts";
import { advertisement, breadcrumbs } from "../../../shared/page-head/json-ld.ts";
import { PageHead } from "../../../shared/page-head/page-head.tsx";
import type { Notice } from "../api/use-notice.ts";

/** What a notice says of itself where it is found and shared. */
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
