import { useLingui } from "@lingui/react/macro";
import { FormScope } from "@parution/app/form/form-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { languageNames, languages } from "@parution/app/i18n/languages.ts";
import { useLazy } from "@parution/app/lazy/lazy.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { ChevronForwardIcon } from "@parution/kit/icon";
import { Select } from "@parution/kit/select";
import type { WordBreak } from "@parution/rules/lines";
import {
  EMPTY_NOTICE,
  NOTICE_KINDS,
  type NoticeKind,
  type WrittenNotice,
  writeNotice,
} from "@parution/rules/notices";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { TextShape } from "../text/text-shape.ts";
import type { KeptNotice } from "./kept-notice.ts";
import { kindLabels } from "./labels.ts";
import { NoticeEditor } from "./notice-editor.tsx";
import { noticeLanguages } from "./notice-languages.ts";

export type NoticeFormState = ReturnType<typeof useNoticeForm>;

/**
 * Form of a notice. No value is a fault: what is missing or contradicts is listed beside the fields (`checkNotice`).
 * @param onWrite called with the notice that becomes the ad's text
 */
export function useNoticeForm(
  initial: KeptNotice,
  onWrite: (notice: KeptNotice, written: WrittenNotice) => void,
) {
  const ofLanguage = useLazy(noticeLanguages);
  return useAppForm<KeptNotice>({
    defaultValues: initial,
    faultsOf: () => ({}),
    onSubmit: async (notice) => {
      const { kind, language, values } = notice;
      if (kind === null) return undefined;
      const written = writeNotice(kind, ofLanguage[language], values);
      onWrite({ ...notice, written: written.text }, written);
      return undefined;
    },
  });
}

interface NoticeDialogProps {
  form: NoticeFormState;
  onChoose: (kind: NoticeKind) => void;
  /** Current text of the ad. */
  text: string;
  shape: TextShape;
  wordBreak: WordBreak;
  /** The kinds that fit the ad's heading. */
  fitting: readonly NoticeKind[];
  onClose: () => void;
}

/** Editor of a legal notice with its preview, after the choice of its kind. */
export function NoticeDialog({
  form,
  onChoose,
  text,
  shape,
  wordBreak,
  fitting,
  onClose,
}: NoticeDialogProps) {
  const { t } = useLingui();
  const [kind, language, written] = useWatch({
    control: form.control,
    name: ["kind", "language", "written"],
  });
  const ofLanguage = useLazy(noticeLanguages)[language];
  return (
    <FormScope form={form}>
      <Dialog
        open
        onClose={onClose}
        closeLabel={t`Fermer`}
        title={kind ? t(kindLabels[kind]) : t`Modèles d’annonce`}
        size={kind ? "full" : "lg"}
        footer={kind && <Actions form={form} text={text} />}
      >
        <div className="grid gap-6 pt-2">
          {kind ? (
            <NoticeEditor
              kind={kind}
              shape={shape}
              wordBreak={wordBreak}
              language={ofLanguage}
              first={<LanguageField />}
              overwrites={text !== "" && text !== written}
            />
          ) : (
            <>
              <LanguageField />
              <KindPicker fitting={fitting} onChoose={onChoose} />
            </>
          )}
        </div>
      </Dialog>
    </FormScope>
  );
}

function Actions({ form, text }: Pick<NoticeDialogProps, "form" | "text">) {
  const { t } = useLingui();
  return (
    <>
      <Button variant="quiet" onClick={() => form.change("values", EMPTY_NOTICE)}>
        {t`Tout effacer`}
      </Button>
      <Button variant="quiet" onClick={() => form.change("kind", null)}>
        {t`Autre modèle`}
      </Button>
      {/* A press alone writes: Enter in one of many fields must not replace the ad's text. */}
      <Button variant="primary" onClick={() => void form.submit()}>
        {text === "" ? t`Écrire le texte` : t`Remplacer le texte`}
      </Button>
    </>
  );
}

function LanguageField() {
  const { t } = useLingui();
  const { control } = useFormContext<KeptNotice>();
  const { field } = useController({ control, name: "language" });
  return (
    <Select
      label={t`Langue de l’annonce`}
      className="sm:max-w-64"
      value={field.value}
      onChange={field.onChange}
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
function KindPicker({ fitting, onChoose }: KindPickerProps) {
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
