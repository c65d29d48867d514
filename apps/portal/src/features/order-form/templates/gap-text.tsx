import { GAP } from "@parution/rules/notices";

/** A text whose gaps stand out. */
export function GapText({ text }: { text: string }) {
  return text.split(GAP).flatMap((said, index) =>
    index === 0
      ? [said]
      : [
          <mark key={index} className="rounded-control bg-warning-soft px-1 text-on-warning-soft">
            {GAP}
          </mark>,
          said,
        ],
  );
}
