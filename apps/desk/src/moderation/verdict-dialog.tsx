import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLeave } from "@parution/app/leave/use-leave.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Dialog } from "@parution/kit/dialog";
import { GroupField } from "@parution/kit/form-field";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextArea } from "@parution/kit/text-area";
import { useId } from "react";
import type { Reason, Verdict } from "./use-moderation.ts";

type Reasoned = Exclude<Verdict, { decision: "validate" }>;

interface VerdictDialogProps {
  /** Decision that needs a reason. */
  decision: Reasoned["decision"];
  reference: string;
  /** Those that the newspaper offers. */
  reasons: readonly Reason[];
  /** Corrections of what the checks found, chosen at first; no other correction is. */
  suggestions: readonly Sentence[];
  onClose: () => void;
  onDecide: (verdict: Reasoned) => void;
}

interface Sentence {
  readonly fr: string;
  readonly ar: string;
}

interface Choice extends Sentence {
  readonly value: string;
}

interface Typed {
  /** Values of what is chosen: one reason of a refusal, any corrections. */
  chosen: string[];
  fr: string;
  ar: string;
}

/** The moderator's own reason. */
const OWN = "own";

/** A moderator's own reason is given in both languages. */
const missingReasons = ({ chosen, fr, ar }: Typed) => ({
  ...(chosen.length === 0 && { chosen: "none" }),
  ...(chosen.includes(OWN) && fr.trim() === "" && { fr: "missing" }),
  ...(chosen.includes(OWN) && ar.trim() === "" && { ar: "missing" }),
});

/** Reason of a refusal, or corrections: the newspaper's, what the checks found, or the moderator's own in both languages. */
export function VerdictDialog({
  decision,
  reference,
  reasons,
  suggestions,
  onClose,
  onDecide,
}: VerdictDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const isRefusal = decision === "refuse";
  const found = suggestions.map((one, place) => ({ ...one, value: `found-${place}` }));
  const offered = reasons.map(({ id, fr, ar }) => ({ fr, ar, value: String(id) }));
  const choices: readonly Choice[] = [...found, ...offered];
  const form = useAppForm<Typed>({
    defaultValues: {
      chosen: isRefusal ? [] : found.map(({ value }) => value),
      fr: "",
      ar: "",
    },
    faultsOf: missingReasons,
    faultTexts: {
      "chosen.none": isRefusal ? t`Choisissez un motif.` : t`Choisissez au moins une correction.`,
    },
    onSubmit: async ({ chosen, ...own }) => {
      const all = [...choices, { ...own, value: OWN }].filter(({ value }) =>
        chosen.includes(value),
      );
      const textIn = (language: "fr" | "ar") => all.map((one) => one[language].trim()).join("\n");
      onDecide({ decision, reasonFr: textIn("fr"), reasonAr: textIn("ar") });
      return undefined;
    },
  });
  const { leave, question } = useLeave(form.formState.isDirty, onClose);
  const chosen = form.watch("chosen");
  const props = {
    choices,
    chosen,
    onChange: (next: string[]) => form.change("chosen", next),
    error: form.errorOf("chosen"),
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={
        isRefusal ? t`Refuser l’annonce ${reference}` : t`Faire corriger l’annonce ${reference}`
      }
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={leave}>{t`Annuler`}</Button>
          <Button variant={isRefusal ? "danger" : "primary"} type="submit" form={id}>
            {isRefusal ? t({ message: "Refuser", context: "annonce" }) : t`Faire corriger`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="flex flex-col gap-5">
        {isRefusal ? <OneReason {...props} /> : <Corrections {...props} />}
        {chosen.includes(OWN) && (
          <>
            <TextArea
              {...form.field("fr")}
              label={t`En français`}
              lang="fr"
              dir="ltr"
              maxLength={500}
            />
            <TextArea
              {...form.field("ar")}
              label={t`En arabe`}
              lang="ar"
              dir="rtl"
              maxLength={500}
            />
          </>
        )}
      </Form>
      {question}
    </Dialog>
  );
}

interface ChoiceProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

function OneReason({ choices, chosen, onChange, error }: ChoiceProps) {
  const { t } = useLingui();
  const labelOf = useChoiceLabel();
  return (
    <RadioGroup
      name="reason"
      label={t`Motif`}
      value={chosen[0] ?? null}
      error={error}
      onChange={(value) => onChange([value])}
      items={[
        ...choices.map((one) => ({ value: one.value, ...labelOf(one) })),
        { value: OWN, label: t`Autre motif` },
      ]}
    />
  );
}

function Corrections({ choices, chosen, onChange, error }: ChoiceProps) {
  const { t } = useLingui();
  const labelOf = useChoiceLabel();
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <GroupField label={t`Corrections`} error={error}>
      <div className="flex flex-col gap-3">
        {choices.map((one) => (
          <Checkbox
            key={one.value}
            {...labelOf(one)}
            checked={chosen.includes(one.value)}
            onChange={() => toggle(one.value)}
          />
        ))}
        <Checkbox
          label={t`Autre correction`}
          checked={chosen.includes(OWN)}
          onChange={() => toggle(OWN)}
        />
      </div>
    </GroupField>
  );
}

/** Label of a choice in the moderator's language, with the other one below it. */
function useChoiceLabel() {
  const language = useLanguage();
  const other = language === "fr" ? "ar" : "fr";
  return (one: Sentence) => ({
    label: one[language],
    description: (
      <bdi lang={other} dir={other === "ar" ? "rtl" : "ltr"}>
        {one[other]}
      </bdi>
    ),
  });
}
