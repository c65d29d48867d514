import { useLingui } from "@lingui/react/macro";
import { useLink } from "../../../shared/links/links.tsx";
import { listingPath } from "../../../shared/notices/listing-address.ts";
import { NoticeEntry } from "../../../shared/notices/notice-entry.tsx";
import type { Home } from "../../../shared/support/use-home.ts";
import { Section } from "./section.tsx";

/** What others published last, each in the language it is written in. */
export function LatestNotices({ notices }: Pick<Home, "notices">) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <Section
      title={t`Dernières annonces`}
      more={{ label: t`Toutes les annonces`, href: link(listingPath({ slug: null, page: 1 })) }}
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeEntry notice={notice} tellsHeading showsPhoto={false} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
