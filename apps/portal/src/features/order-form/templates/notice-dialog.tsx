import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { Select } from "@parution/kit/select";
import { type NoticeKind, type WrittenNotice, writeNotice } from "@parution/rules/notices";
import { type ReactNode, use } from "react";
import { languageNames, languages } from "../../../shared/i18n/languages.ts";
import type { TextShape } from "../model/text-shape.ts";
import type { KeptNotice } from "./kept-notice.ts";
import { KindPicker } from "./kind-picker.tsx";
import { kindLabels } from "./labels.ts";
import { NoticeForm } from "./notice-form.tsx";
import { noticeLanguage } from "./notice-languages.ts";
import { NoticePreview } from "./notice-preview.tsx";

interface NoticeDialogProps {
  notice: KeptNotice;
  onChange: (notice: KeptNotice) => void;
  /** What the ad says now. */
  text: string;
  shape: TextShape;
  /** The notice is to be the ad's text. */
  onWrite: (written: WrittenNotice) => void;
  onClose: () => void;
}

/** A legal notice from its kind and what it must mention, seen as it is written. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { notice } = props;
  return notice.kind === null ? (
    <KindDialog {...props} />
  ) : (
    <FormDialog {...props} kind={notice.kind} />
  );
}

function KindDialog({ notice, onChange, onClose }: NoticeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open onClose={onClose} closeLabel={t`Fermer`} title={t`Modèles d’annonce`} size="lg">
      <div className="grid gap-6 pt-2">
        <LanguageField notice={notice} onChange={onChange} />
        <KindPicker onChoose={(kind) => onChange({ ...notice, kind })} />
      </div>
    </Dialog>
  );
}

function FormDialog(props: NoticeDialogProps & { kind: NoticeKind }) {
  const { notice, kind, onChange, onWrite, onClose, text, shape } = props;
  const { t } = useLingui();
  const language = use(noticeLanguage(notice.language));
  const written = writeNotice(kind, language, notice.values);
  const overwrites = text !== "" && text !== notice.written;

  function write(): void {
    onChange({ ...notice, written: written.text });
    onWrite(written);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={t(kindLabels[kind])}
      size="full"
      footer={
        <>
          <Button variant="quiet" onClick={() => onChange({ ...notice, kind: null })}>
            {t`Autre modèle`}
          </Button>
          <Button variant="primary" onClick={write}>
            {text === "" ? t`Écrire le texte` : t`Remplacer le texte`}
          </Button>
        </>
      }
    >
      <Columns
        form={
          <>
            {overwrites && (
              <Alert tone="warning" toneLabel={t`Attention`} announce="off">
                {t`Le texte actuel de l’annonce sera remplacé.`}
              </Alert>
            )}
            <LanguageField notice={notice} onChange={onChange} />
            <NoticeForm
              key={kind}
              kind={kind}
              values={notice.values}
              onChange={(values) => onChange({ ...notice, values })}
            />
          </>
        }
        aside={<NoticePreview {...{ kind, language, written, shape }} values={notice.values} />}
      />
    </Dialog>
  );
}

function Columns({ form, aside }: { form: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid gap-8 pt-2 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid gap-8">{form}</div>
      <div className="lg:sticky lg:top-0">{aside}</div>
    </div>
  );
}

function LanguageField({ notice, onChange }: Pick<NoticeDialogProps, "notice" | "onChange">) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Langue de l’annonce`}
      className="sm:max-w-64"
      value={notice.language}
      onChange={({ target }) => {
        const language = languages.find((known) => known === target.value);
        if (language !== undefined) onChange({ ...notice, language });
      }}
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
    />
  );
}
