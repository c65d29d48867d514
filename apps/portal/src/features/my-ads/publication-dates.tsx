import { Plural } from "@lingui/react/macro";
import { formatDayFirst, type IsoDate } from "@parution/rules/dates";

/** First date of an ad, and the number of further ones. */
export function PublicationDates({ dates }: { dates: readonly IsoDate[] }) {
  const [first, ...others] = dates;
  if (first === undefined) return "—";
  return (
    <span className="flex flex-col items-start whitespace-nowrap">
      <bdi className="tabular-nums">{formatDayFirst(first)}</bdi>
      {others.length > 0 && (
        <span className="text-fg-muted">
          <Plural value={others.length} one="et # autre date" other="et # autres dates" />
        </span>
      )}
    </span>
  );
}
