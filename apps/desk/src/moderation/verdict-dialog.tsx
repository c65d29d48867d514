import { useLingui } from "@lingui/react/macro";
import { Form } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextArea } from "@parution/kit/text-area";
import type { Reason, Verdict } from "./use-moderation.ts";

type Reasoned = Exclude<Verdict, { decision: "validate" }>;

interface VerdictDialogProps {
  /** Decision that needs a reason. */
  decision: Reasoned["decision"];
  reference: string;
  /** Those that the newspaper offers. */
  reasons: readonly Reason[];
  onClose: () => void;
  onDecide: (verdict: Reasoned) => void;
}

const OWN = "own";

/** Value of a reason in the form; without one it is the moderator's own. */
const idOf = (reason: Reason | undefined) => (reason === undefined ? OWN : String(reason.id));

/** A moderator's own reason is given in both languages. */
const missingReasons = ({ reason, fr, ar }: { reason: string; fr: string; ar: string }) =>
  reason === OWN
    ? { ...(fr.trim() === "" && { fr: "missing" }), ...(ar.trim() === "" && { ar: "missing" }) }
    : {};

/** Reason of a refusal or a correction: one of the newspaper's, or one of the moderator's own in both languages. */
export function VerdictDialog({
  decision,
  reference,
  reasons,
  onClose,
  onDecide,
}: VerdictDialogProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isRefusal = decision === "refuse";
  const form = useAppForm({
    defaultValues: { reason: idOf(reasons[0]), fr: "", ar: "" },
    faultsOf: missingReasons,
    onSubmit: async ({ reason, ...own }) => {
      const { fr, ar } = reasons.find((one) => idOf(one) === reason) ?? own;
      onDecide({ decision, reasonFr: fr, reasonAr: ar });
    },
  });
  const chosen = form.watch("reason");
  const other = language === "fr" ? "ar" : "fr";
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        isRefusal
          ? t`Refuser l’annonce ${reference}`
          : t`Demander une correction de l’annonce ${reference}`
      }
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button variant={isRefusal ? "danger" : "primary"} type="submit" form="verdict">
            {isRefusal ? t({ message: "Refuser", context: "annonce" }) : t`Demander la correction`}
          </Button>
        </>
      }
    >
      <Form form={form} id="verdict" className="flex flex-col gap-5">
        <RadioGroup
          name="reason"
          label={isRefusal ? t`Motif` : t`Correction`}
          value={chosen}
          onChange={(reason) => form.change("reason", reason)}
          items={[
            ...reasons.map((one) => ({
              value: idOf(one),
              label: one[language],
              description: (
                <bdi lang={other} dir={other === "ar" ? "rtl" : "ltr"}>
                  {one[other]}
                </bdi>
              ),
            })),
            { value: OWN, label: isRefusal ? t`Autre motif` : t`Autre correction` },
          ]}
        />
        {chosen === OWN && (
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
    </Dialog>
  );
}
