import { CheckCircleIcon, ErrorIcon } from "@parution/kit/icon";
import type { PairRatio } from "@parution/tokens/derive";
import { useGuideLanguage } from "../docs/guide.tsx";

/** The pair with the least margin above its required ratio. */
function tightest(ratios: readonly PairRatio[]): PairRatio | undefined {
  return ratios.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];
}

/** Number of passing pairs, and the pair with the least margin. */
export function PairSummary({ ratios }: { ratios: readonly PairRatio[] }) {
  const language = useGuideLanguage();
  const passing = ratios.filter(({ passes }) => passes).length;
  const closest = tightest(ratios);
  const all = passing === ratios.length;
  const Icon = all ? CheckCircleIcon : ErrorIcon;
  return (
    <p className="flex items-start gap-2 text-body">
      <Icon className={`mt-0.5 size-5 shrink-0 ${all ? "text-success" : "text-danger"}`} />
      <span>
        <strong className="font-semibold">
          {language === "fr"
            ? `${passing} paires sur ${ratios.length} satisfont WCAG 2.2 AA.`
            : `${passing} of ${ratios.length} pairs meet WCAG 2.2 AA.`}
        </strong>{" "}
        {closest && (
          <span className="text-fg-muted">
            {language === "fr"
              ? `La plus proche : ${closest.foreground} sur ${closest.background}, ${closest.ratio.toFixed(2)} pour ${closest.minimum}.`
              : `Closest: ${closest.foreground} on ${closest.background}, ${closest.ratio.toFixed(2)} where ${closest.minimum} is needed.`}
          </span>
        )}
      </span>
    </p>
  );
}
