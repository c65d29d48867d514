import { useLingui } from "@lingui/react/macro";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import type { PublishedAd } from "./published-ad.data.ts";

/** Facts of a published ad, without price or order. */
export function PublishedAdFacts({ publishedAd }: { publishedAd: PublishedAd }) {
  const { t } = useLingui();
  const { reference, heading, subheading } = publishedAd;
  const facts: readonly (KeyValue | false)[] = [
    { id: "heading", label: t`Rubrique`, value: <bdi>{heading.label}</bdi> },
    subheading !== null && {
      id: "subheading",
      label: t`Catégorie`,
      value: <bdi>{subheading.label}</bdi>,
    },
    { id: "type", label: t`Type`, value: <bdi>{publishedAd.type}</bdi> },
    ...publishedAd.options.map(({ label, value }) => ({
      id: `option ${label}`,
      label,
      value: <bdi>{value}</bdi>,
    })),
    publishedAd.city !== null && {
      id: "city",
      label: t`Ville`,
      value: <bdi>{publishedAd.city}</bdi>,
    },
    { id: "dates", label: t`Parution`, value: <Days days={publishedAd.dates} /> },
    reference !== null && {
      id: "reference",
      label: t`Référence web`,
      value: <bdi className="tabular-nums">{reference}</bdi>,
    },
  ];
  return <KeyValueList items={facts.filter((fact) => fact !== false)} />;
}

function Days({ days }: { days: PublishedAd["dates"] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 tabular-nums">
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>
            <bdi>{formatDayFirst(day)}</bdi>
          </time>
        </li>
      ))}
    </ul>
  );
}
