import { useLingui } from "@lingui/react/macro";
import { checkNotice, type NoticeKind } from "@parution/rules/notices";
import { use, useDeferredValue } from "react";
import { Contradictions, MissingMentions, NothingMissing } from "./hint-list.tsx";
import type { KeptNotice } from "./kept-notice.ts";
import { kindLabels } from "./labels.ts";
import { noticeLanguages } from "./notice-languages.ts";

interface TextHintsProps {
  notice: KeptNotice;
  kind: NoticeKind;
  /** What the ad says now, after any change by hand. */
  text: string;
}

/** What the ad's text leaves out or contradicts, as it stands. It never stops an order. */
export function TextHints({ notice, kind, text }: TextHintsProps) {
  const { t } = useLingui();
  const language = use(noticeLanguages())[notice.language];
  const hints = checkNotice(kind, language, notice.values, useDeferredValue(text));
  return (
    <section
      aria-label={t`Mentions de l’annonce`}
      className="grid gap-3 border-line border-s-2 ps-4"
    >
      <p className="font-semibold text-body-sm">{t(kindLabels[kind])}</p>
      <Contradictions hints={hints} />
      <MissingMentions hints={hints} />
      {hints.length === 0 && <NothingMissing />}
    </section>
  );
}
