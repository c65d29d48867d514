import { useLingui } from "@lingui/react/macro";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import type { Notice } from "./use-notice.ts";

/** Facts of a published ad, without price or order. */
export function NoticeFacts({ notice }: { notice: Notice }) {
  const { t } = useLingui();
  const { reference, heading, subheading } = notice;
  const facts: readonly (KeyValue | false)[] = [
    { id: "heading", label: t`Rubrique`, value: <bdi>{heading.label}</bdi> },
    subheading !== null && {
      id: "subheading",
      label: t`Catégorie`,
      value: <bdi>{subheading.label}</bdi>,
    },
    { id: "type", label: t`Type`, value: <bdi>{notice.type}</bdi> },
    ...notice.options.map(({ label, value }) => ({
      id: `option ${label}`,
      label,
      value: <bdi>{value}</bdi>,
    })),
    notice.city !== null && { id: "city", label: t`Ville`, value: <bdi>{notice.city}</bdi> },
    { id: "dates", label: t`Parution`, value: <Days days={notice.dates} /> },
    reference !== null && {
      id: "reference",
      label: t`Référence web`,
      value: <bdi className="tabular-nums">{reference}</bdi>,
    },
  ];
  return <KeyValueList items={facts.filter((fact) => fact !== false)} />;
}

function Days({ days }: { days: Notice["dates"] }) {
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
