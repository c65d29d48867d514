import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { listingPath } from "../../shared/published-ads/listing-address.ts";
import { PublishedAdEntry } from "../../shared/published-ads/published-ad-entry.tsx";
import type { FrontPage } from "../../shared/support/use-home.ts";
import { Section } from "./section.tsx";

/** Number of ads beside the leading one, which takes the space of as many. */
const BESIDE_LEAD = 4;

/** Latest published ads, each in its own language; the first one with a photo leads. */
export function LatestPublishedAds({ publishedAds }: Pick<FrontPage, "publishedAds">) {
  const { t } = useLingui();
  const link = useLink();
  const lead = publishedAds.find(({ photo }) => photo !== null);
  const others = publishedAds.filter((publishedAd) => publishedAd !== lead);
  return (
    <Section
      title={t`Dernières annonces`}
      more={{ label: t`Toutes les annonces`, href: link(listingPath({ slug: null, page: 1 })) }}
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {lead && (
          <li className="sm:col-span-2 sm:row-span-2">
            <PublishedAdEntry publishedAd={lead} tellsHeading photoSize="whole" lines={4} />
          </li>
        )}
        {(lead ? others.slice(0, BESIDE_LEAD) : others).map((publishedAd) => (
          <li key={publishedAd.id}>
            <PublishedAdEntry publishedAd={publishedAd} tellsHeading photoSize="none" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
