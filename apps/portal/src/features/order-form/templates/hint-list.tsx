import { useLingui } from "@lingui/react/macro";
import { CheckCircleIcon, WarningIcon } from "@parution/kit/icon";
import type { NoticeHint } from "@parution/rules/notices";
import { fieldLabels } from "./labels.ts";
import { useHintText } from "./use-hint-text.ts";

interface HintsProps {
  hints: readonly NoticeHint[];
}

/** What a notice says against itself. */
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

/** What a notice should mention and does not. */
export function MissingMentions({ hints }: HintsProps) {
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

/** The notice is whole. */
export function NothingMissing() {
  const { t } = useLingui();
  return (
    <p className="flex items-start gap-2 text-body-sm">
      <CheckCircleIcon className="mt-[0.15em] size-[1.2em] shrink-0 text-success" />
      {t`Toutes les mentions y sont.`}
    </p>
  );
}
