import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { countLines } from "@parution/rules/lines";
import {
  checkNotice,
  type NoticeKind,
  type NoticeLanguage,
  type NoticeValues,
  type WrittenNotice,
} from "@parution/rules/notices";
import { useDeferredValue, useId } from "react";
import { directionOf } from "../../../shared/i18n/languages.ts";
import type { TextShape } from "../model/text-shape.ts";
import { GapText } from "./gap-text.tsx";
import { Contradictions, NothingMissing } from "./hint-list.tsx";

interface NoticePreviewProps {
  kind: NoticeKind;
  language: NoticeLanguage;
  values: NoticeValues;
  written: WrittenNotice;
  shape: TextShape;
}

/** The notice as it will read, and what it still lacks. */
export function NoticePreview({ kind, language, values, written, shape }: NoticePreviewProps) {
  const { t } = useLingui();
  const titleId = useId();
  const read = useDeferredValue(written.text);
  const hints = checkNotice(kind, language, values, read);
  const missing = hints.filter(({ code }) => code === "missing").length;
  const lines = countLines(written.text);
  return (
    <section aria-labelledby={titleId} className="grid gap-4 lg:sticky lg:top-0">
      <header className="flex items-baseline justify-between gap-4">
        <h3 id={titleId} className="font-headline text-heading text-lead">{t`Aperçu`}</h3>
        {shape.kind === "line" && (
          <span className="text-body-sm text-fg-muted tabular-nums">
            {t`${plural(lines, { one: "# ligne", other: "# lignes" })}`}
          </span>
        )}
      </header>
      {missing > 0 && (
        <p className="text-body-sm text-fg-muted">
          {t`${plural(missing, { one: "# mention manquante", other: "# mentions manquantes" })}`}
        </p>
      )}
      <Contradictions hints={hints} />
      {hints.length === 0 && <NothingMissing />}
      <article
        lang={language.language}
        dir={directionOf(language.language)}
        className="grid gap-3 whitespace-pre-line rounded-card border border-line bg-paper p-5 font-paper text-body-sm text-paper-ink wrap-anywhere"
      >
        <p className="text-center font-bold">
          <GapText text={written.title} />
        </p>
        <p>
          <GapText text={written.body} />
        </p>
        {written.footer !== "" && <p className="text-end">{written.footer}</p>}
      </article>
    </section>
  );
}
