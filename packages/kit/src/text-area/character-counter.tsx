import { cx } from "class-variance-authority";
import { useEffect, useState } from "react";

export interface CharacterCounterProps {
  id: string;
  /** Units written so far. */
  count: number;
  /** Units allowed. It is shown, never enforced: text beyond it can still be corrected. */
  limit: number;
  /** Says the count in words, such as «42 characters of 200». */
  describe: (count: number, limit: number) => string;
}

/** Level of a text's length. */
type Fill = "roomy" | "near" | "over";

/** Level of `count` units against `limit`: near from nine tenths on. */
export function fillOf(count: number, limit: number): Fill {
  if (count > limit) {
    return "over";
  }
  return count >= limit * 0.9 ? "near" : "roomy";
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

/** The pause, in milliseconds, after which what was typed is spoken about. */
const PAUSE = 1000;

/** The message, once it has stood unchanged for a second: for live regions that follow typing. */
function useDeferredAnnouncement(message: string): string {
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(message), PAUSE);
    return () => clearTimeout(timer);
  }, [message]);
  return announced;
}
