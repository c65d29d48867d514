import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import type { AdDetails } from "./use-my-ad.ts";

/** Facts of an ad. */
export function AdFacts({ ad }: { ad: AdDetails }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  const { heading, subheading } = ad;
  const facts: readonly (KeyValue | false)[] = [
    { id: "advertiser", label: t`Annonceur`, value: <Advertiser {...ad.advertiser} /> },
    ad.reference !== null && {
      id: "reference",
      label: t`Référence web`,
      value: <bdi className="tabular-nums">{ad.reference}</bdi>,
    },
    {
      id: "price",
      label: t`Prix TTC`,
      value: <bdi className="tabular-nums">{formatAmount(ad.total, language)}</bdi>,
    },
    { id: "type", label: t`Type`, value: ad.type },
    { id: "support", label: t`Support`, value: <bdi>{ad.support.label}</bdi> },
    {
      id: "heading",
      label: t`Rubrique`,
      value: subheading === null ? heading.label : `${heading.label} · ${subheading.label}`,
    },
    ...ad.options.map(({ label, value }) => ({ id: `option ${label}`, label, value })),
    ad.city !== null && { id: "city", label: t`Ville`, value: <bdi>{ad.city}</bdi> },
    {
      id: "dates",
      label: t`Parution`,
      value: <span className="tabular-nums">{ad.dates.map(formatDayFirst).join(" · ")}</span>,
    },
    {
      id: "created",
      label: t`Créée le`,
      value: <bdi className="tabular-nums">{formatInstant(ad.createdAt, zone)}</bdi>,
    },
  ];
  return <KeyValueList items={facts.filter((fact) => fact !== false)} />;
}

function Advertiser({ name, photoUrl }: AdDetails["advertiser"]) {
  return (
    <span className="inline-flex items-center gap-2">
      {photoUrl !== null && (
        <img src={photoUrl} alt="" className="size-6 rounded-pill object-cover" loading="lazy" />
      )}
      <bdi>{name}</bdi>
    </span>
  );
}
