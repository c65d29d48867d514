import { useLingui } from "@lingui/react/macro";
import { checkNotice, type NoticeKind } from "@parution/rules/notices";
import { use, useDeferredValue } from "react";
import { HintList } from "./hint-list.tsx";
import type { KeptNotice } from "./kept-notice.ts";
import { kindLabels } from "./labels.ts";
import { noticeLanguage } from "./notice-languages.ts";

interface TextHintsProps {
  notice: KeptNotice;
  kind: NoticeKind;
  /** What the ad says now, after any change by hand. */
  text: string;
}

/** What the ad's text leaves out or contradicts, as it stands. It never stops an order. */
export function TextHints({ notice, kind, text }: TextHintsProps) {
  const { t } = useLingui();
  const language = use(noticeLanguage(notice.language));
  const hints = checkNotice(kind, language, notice.values, useDeferredValue(text));
  return (
    <section
      aria-label={t`Mentions de l’annonce`}
      className="grid gap-3 rounded-card border border-line bg-sunken p-4"
    >
      <p className="font-semibold text-body-sm">{t(kindLabels[kind])}</p>
      <HintList hints={hints} />
    </section>
  );
}
