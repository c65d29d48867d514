import { useLingui } from "@lingui/react/macro";
import { languageNames, languages } from "@parution/app/i18n/languages.ts";
import { useLazy } from "@parution/app/lazy/lazy.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { ChevronForwardIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import {
  EMPTY_NOTICE,
  NOTICE_KINDS,
  type NoticeKind,
  type WrittenNotice,
  writeNotice,
} from "@parution/rules/notices";
import type { TextShape } from "../text/text-shape.ts";
import type { KeptNotice } from "./kept-notice.ts";
import { kindLabels } from "./labels.ts";
import { NoticeEditor } from "./notice-editor.tsx";
import { noticeLanguages } from "./notice-languages.ts";

interface NoticeDialogProps {
  notice: KeptNotice;
  onChange: (notice: KeptNotice) => void;
  /** Current text of the ad. */
  text: string;
  shape: TextShape;
  /** The kinds that fit the ad's heading. */
  fitting: readonly NoticeKind[];
  /** Called with the notice that becomes the ad's text. */
  onWrite: (written: WrittenNotice) => void;
  onClose: () => void;
}

/** Editor of a legal notice with its preview, after the choice of its kind. */
export function NoticeDialog(props: NoticeDialogProps) {
  const { notice, onChange, onWrite, onClose, text, shape, fitting } = props;
  const { kind, values } = notice;
  const { t } = useLingui();
  const language = useLazy(noticeLanguages)[notice.language];
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
          <Actions
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

interface ActionsProps extends Pick<NoticeDialogProps, "notice" | "onChange" | "text"> {
  onWrite: () => void;
}

function Actions({ notice, onChange, text, onWrite }: ActionsProps) {
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
      items={languages.map((value) => ({ value, label: languageNames[value] }))}
    />
  );
}

interface KindPickerProps {
  /** The kinds that fit the heading: they come first. */
  fitting: readonly NoticeKind[];
  onChoose: (kind: NoticeKind) => void;
}

/** The kinds of notice that have a template. */
export function KindPicker({ fitting, onChoose }: KindPickerProps) {
  const { t } = useLingui();
  const others = NOTICE_KINDS.filter((kind) => !fitting.includes(kind));
  return (
    <>
      {fitting.length > 0 && <Kinds kinds={fitting} onChoose={onChoose} />}
      <section className="grid gap-2">
        {fitting.length > 0 && (
          <h3 className="font-semibold text-body-sm text-fg-muted">{t`Autres rubriques`}</h3>
        )}
        <Kinds kinds={others} onChoose={onChoose} />
      </section>
    </>
  );
}

interface KindsProps extends Pick<KindPickerProps, "onChoose"> {
  kinds: readonly NoticeKind[];
}

function Kinds({ kinds, onChoose }: KindsProps) {
  const { t } = useLingui();
  return (
    <ul className="-mx-4 grid sm:grid-cols-2 sm:gap-x-6">
      {kinds.map((kind) => (
        <li key={kind} className="border-line border-b py-1 last:border-b-0">
          <Button variant="quiet" width="full" onClick={() => onChoose(kind)}>
            <span className="flex-1 text-start">{t(kindLabels[kind])}</span>
            <ChevronForwardIcon className="size-5 text-fg-muted" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
