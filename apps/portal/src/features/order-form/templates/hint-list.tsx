import { useLingui } from "@lingui/react/macro";
import { CheckCircleIcon, WarningIcon } from "@parution/kit/icon";
import type { NoticeHint } from "@parution/rules/notices";
import { fieldLabels } from "./labels.ts";
import { useHintText } from "./use-hint-text.ts";

/** What a notice leaves out or contradicts. */
export function HintList({ hints }: { hints: readonly NoticeHint[] }) {
  const { t } = useLingui();
  const hintText = useHintText();
  const missing = hints.flatMap((hint) => (hint.code === "missing" ? [hint.field] : []));
  const others = hints.flatMap((hint) => (hint.code === "missing" ? [] : [hintText(hint)]));
  if (hints.length === 0) {
    return (
      <p className="flex items-start gap-2 text-body-sm text-fg">
        <CheckCircleIcon className="mt-[0.15em] size-[1.2em] shrink-0 text-success" />
        {t`Toutes les mentions y sont.`}
      </p>
    );
  }
  return (
    <div className="grid gap-3 text-body-sm">
      {others.length > 0 && (
        <ul className="grid gap-2">
          {others.map((text) => (
            <li key={text} className="flex items-start gap-2">
              <WarningIcon className="mt-[0.15em] size-[1.2em] shrink-0 text-warning" />
              <span className="min-w-0 wrap-anywhere">{text}</span>
            </li>
          ))}
        </ul>
      )}
      {missing.length > 0 && (
        <div className="grid gap-2">
          <p className="font-semibold">{t`Mentions manquantes`}</p>
          <ul className="flex flex-wrap gap-2">
            {missing.map((field) => (
              <li
                key={field}
                className="rounded-pill border border-warning-line bg-warning-soft px-3 py-1 text-on-warning-soft"
              >
                {t(fieldLabels[field])}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
