import { useLingui } from "@lingui/react/macro";
import type {
  NoticeKind,
  NoticeLanguage,
  NoticeValues,
  WrittenNotice,
} from "@parution/rules/notices";
import type { ReactNode } from "react";
import { Alert } from "../../../shared/later-kit/later-kit.tsx";
import type { TextShape } from "../model/text-shape.ts";
import { NoticeForm } from "./notice-form.tsx";
import { NoticePreview } from "./notice-preview.tsx";

interface NoticeEditorProps {
  kind: NoticeKind;
  language: NoticeLanguage;
  values: NoticeValues;
  written: WrittenNotice;
  shape: TextShape;
  onChange: (values: NoticeValues) => void;
  /** Asked before what the kind asks. */
  first: ReactNode;
  /** Whether another text would be lost. */
  overwrites: boolean;
}

/** What a notice asks beside how it reads. */
export function NoticeEditor({ onChange, overwrites, first, ...notice }: NoticeEditorProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid gap-8">
        {overwrites && (
          <Alert tone="warning" toneLabel={t`Attention`} announce="off">
            {t`Le texte actuel de l’annonce sera remplacé.`}
          </Alert>
        )}
        {first}
        <NoticeForm
          key={notice.kind}
          kind={notice.kind}
          values={notice.values}
          onChange={onChange}
        />
      </div>
      <NoticePreview {...notice} />
    </div>
  );
}
