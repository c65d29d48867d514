import { cx } from "class-variance-authority";
import { fillOf } from "./counter.ts";
import { useDeferredAnnouncement } from "./use-deferred-announcement.ts";

export interface CharacterCounterProps {
  id: string;
  /** Units written so far. */
  count: number;
  /** Units allowed. It is shown, never enforced: text beyond it can still be corrected. */
  limit: number;
  /** Says the count in words, such as «42 characters of 200». */
  describe: (count: number, limit: number) => string;
}

/** A count in digits for the eye, in words for the ear: spoken once the writer pauses. */
export function CharacterCounter({ id, count, limit, describe }: CharacterCounterProps) {
  const fill = fillOf(count, limit);
  const announced = useDeferredAnnouncement(fill === "roomy" ? "" : describe(count, limit));
  return (
    <span className="ms-auto text-caption tabular-nums">
      <span
        aria-hidden="true"
        className={cx(fill === "over" ? "font-semibold text-danger" : "text-fg-muted")}
      >
        <bdi>{`${count} / ${limit}`}</bdi>
      </span>
      <span id={id} className="sr-only">
        {describe(count, limit)}
      </span>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </span>
  );
}
