import { useLingui } from "@lingui/react/macro";
import { noticePath } from "../../../shared/notices/listing-address.ts";
import { PageHead } from "../../../shared/page-head/page-head.tsx";
import type { Notice } from "../api/use-notice.ts";

/** What a notice says of itself where it is found and shared. */
export function NoticeHead({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const { id, slug, title, excerpt, city, heading, photos } = notice;
  const [photo] = photos;
  return (
    <PageHead
      title={city === null ? title : t`${title}, ${city}`}
      description={excerpt || t`${title}, annonce de la rubrique ${heading.label}.`}
      canonical={noticePath({ headingSlug: heading.slug, slug, id })}
      kind="article"
      image={photo && { src: photo.url, alt: title }}
    />
  );
}
