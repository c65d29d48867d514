import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import type { KeptValues } from "@parution/app/drafts/draft.ts";
import { useFormDraft } from "@parution/app/drafts/use-form-draft.ts";
import { useInitialDraft } from "@parution/app/drafts/use-initial-draft.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { CallInput } from "@parution/contract/call";
import type { savePublisher as publisherCall } from "@parution/contract/installation";
import { savePublisher } from "@parution/contract/lazy/installation";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { type FormPart, Pair } from "../shared/newspaper/form-part.tsx";
import { endDraft, StepDraft, stepDraft, useStepDraftId } from "./step-draft.tsx";
import { StepForm, type StepProps } from "./step-form.tsx";

const BLANK = {
  legalNameFr: "",
  legalNameAr: "",
  legalFormFr: "",
  legalFormAr: "",
  addressFr: "",
  addressAr: "",
  phone: "",
  email: "",
  ice: "",
  taxId: "",
  tradeRegisterFr: "",
  tradeRegisterAr: "",
  businessTax: "",
  bankAccount: "",
};

type PublisherValues = typeof BLANK & KeptValues;
type PublisherInput = CallInput<typeof publisherCall>["body"];
const publisherDraft = stepDraft<PublisherValues>(BLANK);

/** The publisher's identity, as invoices name it. */
export function PublisherForm({ known, onKept }: StepProps) {
  const { t } = useLingui();
  const client = useClient();
  const { bankAccount = "", ...publisher } = known.publisher ?? BLANK;
  const fresh: PublisherValues = { ...publisher, bankAccount };
  const draftId = useStepDraftId("publisher");
  const initial = useInitialDraft(publisherDraft, draftId, { fresh });
  const form = useAppForm<PublisherValues, PublisherInput>({
    defaultValues: initial.initial,
    schema: async () => (await import("@parution/contract/installation")).typedPublisher,
    faultTexts: {
      "taxId.invalid": t`Des chiffres seulement`,
      "businessTax.invalid": t`Des chiffres seulement`,
      "bankAccount.rib": t`Ce RIB n’est pas valable : vérifiez ses 24 chiffres.`,
    },
    onSubmit: async (body) => {
      await client.call(savePublisher, { body }, { awaitsReads: true });
      endDraft(draft, draftId);
      onKept();
      return undefined;
    },
  });
  const draft = useFormDraft(form, initial, fresh, () => undefined);
  return (
    <StepForm
      form={form}
      isFixed={known.publisherIsFixed}
      submitLabel={known.opened === null ? undefined : t`Enregistrer`}
    >
      <StepDraft draft={draft} excerptOf={({ legalNameFr }) => legalNameFr} />
      <PublisherFields form={form} />
    </StepForm>
  );
}

/** Names, addresses and numbers of the publisher, those that are written in both languages side by side. */
function PublisherFields({ form }: { form: FormPart<PublisherValues> }) {
  const { t } = useLingui();
  return (
    <Pair>
      <TextField
        {...form.field("legalNameFr")}
        lang="fr"
        dir="ltr"
        label={t({ message: "Raison sociale", context: "en français" })}
      />
      <TextField
        {...form.field("legalNameAr")}
        lang="ar"
        dir="rtl"
        label={t`Raison sociale en arabe`}
      />
      <TextField
        {...form.field("legalFormFr")}
        lang="fr"
        dir="ltr"
        label={t`Forme juridique et capital`}
      />
      <TextField
        {...form.field("legalFormAr")}
        lang="ar"
        dir="rtl"
        label={t`Forme juridique et capital en arabe`}
      />
      <TextArea
        {...form.field("addressFr")}
        rows={2}
        lang="fr"
        dir="ltr"
        label={t`Adresse postale`}
      />
      <TextArea
        {...form.field("addressAr")}
        rows={2}
        lang="ar"
        dir="rtl"
        label={t`Adresse postale en arabe`}
      />
      <TextField {...form.field("phone")} type="tel" dir="ltr" label={t`Téléphone`} />
      <TextField
        {...form.field("email")}
        type="email"
        dir="ltr"
        label={t`Adresse e-mail des factures`}
      />
      <TextField
        {...form.field("taxId")}
        dir="ltr"
        inputMode="numeric"
        label={t`Identifiant fiscal (IF)`}
      />
      <TextField
        {...form.field("businessTax")}
        dir="ltr"
        inputMode="numeric"
        label={t`Taxe professionnelle`}
      />
      <TextField
        {...form.field("tradeRegisterFr")}
        lang="fr"
        dir="ltr"
        label={t`Registre du commerce`}
        description={t`Ville et numéro`}
      />
      <TextField
        {...form.field("tradeRegisterAr")}
        lang="ar"
        dir="rtl"
        label={t`Registre du commerce en arabe`}
        description={t`Ville et numéro`}
      />
      <TextField
        {...form.field("ice")}
        dir="ltr"
        inputMode="numeric"
        label={t`ICE`}
        description={t`15 chiffres`}
      />
      <TextField
        {...form.field("bankAccount")}
        dir="ltr"
        label={t`RIB`}
        note={t`facultatif`}
        description={t`24 chiffres`}
      />
    </Pair>
  );
}
