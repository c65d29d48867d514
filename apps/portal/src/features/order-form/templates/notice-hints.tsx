import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLazy } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { CheckCircleIcon, WarningIcon } from "@parution/kit/icon";
import { checkNotice, type NoticeHint, type NoticeKind } from "@parution/rules/notices";
import { useDeferredValue } from "react";
import { useOrder } from "../order-context.ts";
import type { TextShape } from "../text/text-shape.ts";
import { useAdText } from "./ad-text.ts";
import { type KeptNotice, useKeptNotice } from "./kept-notice.ts";
import { fieldLabels, kindLabels } from "./labels.ts";
import { noticeLanguages, useNoticeMessages } from "./notice-languages.ts";

/** Omissions and contradictions of a text from a template. */
export function NoticeMentions({ shape }: { shape: TextShape }) {
  useNoticeMessages();
  const text = useAdText(shape);
  const notice = useKeptNotice(useOrder().account.user.id);
  if (notice === null || notice.kind === null) return null;
  return <TextHints notice={notice} kind={notice.kind} text={text} />;
}

interface TextHintsProps {
  notice: KeptNotice;
  kind: NoticeKind;
  /** Current text of the ad, with any change by hand. */
  text: string;
}

/** Omissions and contradictions of the ad's current text. They never stop an order. */
function TextHints({ notice, kind, text }: TextHintsProps) {
  const { t } = useLingui();
  const language = useLazy(noticeLanguages)[notice.language];
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

interface HintsProps {
  hints: readonly NoticeHint[];
}

/** Contradictions within a notice. */
export function Contradictions({ hints }: HintsProps) {
  const hintText = useHintText();
  const texts = hints.flatMap((hint) => (hint.code === "missing" ? [] : [hintText(hint)]));
  if (texts.length === 0) return null;
  return (
    <ul className="grid gap-2 text-body-sm">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <WarningIcon className="mt-[0.15em] size-[1.2em] shrink-0 text-warning" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Mentions that a notice lacks. */
function MissingMentions({ hints }: HintsProps) {
  const { t } = useLingui();
  const missing = hints.flatMap((hint) => (hint.code === "missing" ? [hint.field] : []));
  if (missing.length === 0) return null;
  return (
    <div className="grid gap-2 text-body-sm">
      <p>{t`Mentions manquantes`}</p>
      <ul className="flex flex-wrap gap-2">
        {missing.map((field) => (
          <li
            key={field}
            className="rounded-pill border border-warning-line bg-warning-soft px-3 py-0.5 text-on-warning-soft"
          >
            {t(fieldLabels[field])}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown when no mention is missing. */
export function NothingMissing() {
  const { t } = useLingui();
  return (
    <p className="flex items-start gap-2 text-body-sm">
      <CheckCircleIcon className="mt-[0.15em] size-[1.2em] shrink-0 text-success" />
      {t`Toutes les mentions y sont.`}
    </p>
  );
}

type Contradiction = Exclude<NoticeHint, { code: "missing" }>;

/** Message of a contradiction in a notice. */
function useHintText(): (hint: Contradiction) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const amount = (centimes: number) => formatAmount(centimes, language);
  return (hint) => {
    switch (hint.code) {
      case "gap":
        return t`Le texte garde un blanc à remplir.`;
      case "ice":
        return t`L’ICE ${hint.ice} n’est pas bien formé : 15 chiffres, à recopier sans faute.`;
      case "capital":
        return t`${plural(hint.shares, { one: "# part", other: "# parts" })} de ${amount(hint.nominal)} font ${amount(hint.product)}, et non ${amount(hint.capital)}.`;
      case "increase":
        return t`Les parts nouvelles font ${amount(hint.added)}, l’augmentation ${amount(hint.difference)}.`;
      case "partners":
        return t`Les associés détiennent ${plural(hint.held, { one: "# part", other: "# parts" })} sur ${hint.shares}.`;
      case "impossibleDate":
        return t`La date « ${hint.date} » n’existe pas.`;
      case "depositBeforeAct":
        return t`Le dépôt est daté d’avant l’acte.`;
    }
  };
}
