import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { Timeline, type TimelineKind } from "@parution/kit/timeline";
import type { ModeratedAd } from "./visual.ts";

type PastEvent = ModeratedAd["history"][number];

const KINDS: Readonly<Record<PastEvent["event"], TimelineKind>> = {
  ordered: "neutral",
  opened: "neutral",
  validate: "done",
  refuse: "failed",
  correct: "changed",
  corrected: "changed",
};

const NO_WORDS = { neutral: "", changed: "", done: "", failed: "", upcoming: "" };

/** History of an ad: its order, its opening, decisions and corrections. */
export function AdHistory({ history }: Pick<ModeratedAd, "history">) {
  const { t } = useLingui();
  const at = useInstant();
  const names = {
    ordered: t`Commandée`,
    opened: t`Ouverte par la modération`,
    validate: t`Acceptée`,
    refuse: t`Refusée`,
    correct: t`Correction demandée`,
    corrected: t`Corrigée`,
  };
  return (
    <Timeline
      label={t`Historique`}
      items={history.map(({ event, by, reason, isEffective, ...entry }) => {
        const name = names[event];
        return {
          id: `${event} ${entry.at}`,
          title: isEffective ? name : t`${name}, sans effet`,
          time: { text: at(entry.at), dateTime: new Date(entry.at).toISOString() },
          author: by && <bdi>{by}</bdi>,
          content: reason && <bdi className="whitespace-pre-line">{reason}</bdi>,
          kind: isEffective ? KINDS[event] : "neutral",
        };
      })}
      labels={{ kinds: NO_WORDS, empty: "" }}
    />
  );
}
