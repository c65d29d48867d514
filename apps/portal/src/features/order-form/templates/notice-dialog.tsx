import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { Select } from "@parution/kit/select";
import {
  EMPTY_NOTICE,
  type NoticeKind,
  type WrittenNotice,
  writeNotice,
} from "@parution/rules/notices";
import { use } from "react";
import { languageNames, languages } from "../../../shared/i18n/languages.ts";
import type { TextShape } from "../model/text-shape.ts";
import type { KeptNotice } from "./kept-notice.ts";
import { KindPicker } from "./kind-picker.tsx";
import { kindLabels } from "./labels.ts";
import { NoticeEditor } from "./notice-editor.tsx";
import { noticeLanguages } from "./notice-languages.ts";

interface NoticeDialogProps {
  notice: KeptNotice;
  onChange: (notice: KeptNotice) => void;
  /** What the ad says now. */
  text: string;
  shape: TextShape;
  /** The kinds that fit the ad's heading. */
  fitting: readonly NoticeKind[];
  /** The notice is to be the ad's text. */
  onWrite: (written: WrittenNotice) => void;
  onClose: () => void;
}

/** A legal notice from its kind and what it must mention, seen as it is written. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { notice, onChange, onWrite, onClose, text, shape, fitting } = props;
  const { kind, values } = notice;
  const { t } = useLingui();
  const language = use(noticeLanguages())[notice.language];
  const written = kind && writeNotice(kind, language, values);
  const languageField = <LanguageField notice={notice} onChange={onChange} />;

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={kind ? t(kindLabels[kind]) : t`Modèles d’annonce`}
      size={kind ? "full" : "lg"}
      footer={
        written && (
          <Acts
            {...props}
            onWrite={() => {
              onChange({ ...notice, written: written.text });
              onWrite(written);
            }}
          />
        )
      }
    >
      <div className="grid gap-6 pt-2">
        {kind && written ? (
          <NoticeEditor
            {...{ kind, language, values, written, shape }}
            first={languageField}
            onChange={(changed) => onChange({ ...notice, values: changed })}
            overwrites={text !== "" && text !== notice.written}
          />
        ) : (
          <>
            {languageField}
            <KindPicker
              fitting={fitting}
              onChoose={(chosen) => onChange({ ...notice, kind: chosen })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface ActsProps extends Pick<NoticeDialogProps, "notice" | "onChange" | "text"> {
  onWrite: () => void;
}

function Acts({ notice, onChange, text, onWrite }: ActsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="quiet" onClick={() => onChange({ ...notice, values: EMPTY_NOTICE })}>
        {t`Tout effacer`}
      </Button>
      <Button variant="quiet" onClick={() => onChange({ ...notice, kind: null })}>
        {t`Autre modèle`}
      </Button>
      <Button variant="primary" onClick={onWrite}>
        {text === "" ? t`Écrire le texte` : t`Remplacer le texte`}
      </Button>
    </>
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
