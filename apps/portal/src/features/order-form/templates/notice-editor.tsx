import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { directionOf } from "@parution/app/i18n/languages.ts";
import { Alert } from "@parution/kit/alert";
import { countLines, type WordBreak } from "@parution/rules/lines";
import {
  checkNotice,
  GAP,
  type NoticeKind,
  type NoticeLanguage,
  writeNotice,
} from "@parution/rules/notices";
import { type ReactNode, useDeferredValue, useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { TextShape } from "../text/text-shape.ts";
import type { KeptNotice } from "./kept-notice.ts";
import { NoticeFields } from "./notice-fields.tsx";
import { Contradictions, NothingMissing } from "./notice-hints.tsx";

interface NoticeProps {
  kind: NoticeKind;
  language: NoticeLanguage;
  shape: TextShape;
  wordBreak: WordBreak;
}

interface NoticeEditorProps extends NoticeProps {
  /** Fields before those of the kind. */
  first: ReactNode;
  /** True where another text would be lost. */
  overwrites: boolean;
}

/** Fields of a notice beside its preview. */
export function NoticeEditor({ overwrites, first, ...notice }: NoticeEditorProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid gap-8">
        {overwrites && (
          <Alert tone="warning" labels={{ tone: t`Attention` }} announce="off">
            {t`Le texte actuel de l’annonce sera remplacé.`}
          </Alert>
        )}
        {first}
        <NoticeFields key={notice.kind} kind={notice.kind} />
      </div>
      <NoticePreview {...notice} />
    </div>
  );
}

/** Preview of the notice, with its missing mentions. */
function NoticePreview({ kind, language, shape, wordBreak }: NoticeProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { control } = useFormContext<KeptNotice>();
  const values = useWatch({ control, name: "values" });
  const written = writeNotice(kind, language, values);
  const read = useDeferredValue(written.text);
  const hints = checkNotice(kind, language, values, read);
  const missing = hints.filter(({ code }) => code === "missing").length;
  const lines = countLines(written.text, wordBreak);
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

/** A text whose gaps stand out. */
function GapText({ text }: { text: string }) {
  return text.split(GAP).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <mark key={index} className="rounded-control bg-warning-soft px-1 text-on-warning-soft">
            {GAP}
          </mark>,
          part,
        ],
  );
}
