import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLink } from "@parution/app/links/links.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { createRateDraft } from "@parution/contract/lazy/rate-cards";
import type { readRateCards } from "@parution/contract/rate-cards";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { Select } from "@parution/kit/select";
import { TextField } from "@parution/kit/text-field";
import { useId } from "react";
import { useNavigate } from "react-router";

interface NewDraftDialogProps {
  cards: CallAnswer<typeof readRateCards>["cards"];
  onClose: () => void;
}

/** Name of a new card, and the prices that it begins with. */
export function NewDraftDialog({ cards, onClose }: NewDraftDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const client = useClient();
  const navigate = useNavigate();
  const link = useLink();
  const form = useAppForm({
    defaultValues: { label: "", cardId: "" },
    schema: async () => (await import("@parution/contract/rate-cards")).typedDraft,
    faultTexts: { "label.missing": t`Donnez un nom à la grille` },
    onSubmit: async ({ label, cardId }) => {
      const { draftId } = await client.call(createRateDraft, { body: { label, cardId } });
      void navigate(link(`/tarifs/${draftId}`));
    },
  });
  const others = cards.filter(({ state }) => state !== "inForce");
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t`Nouvelle grille`}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.pending}
            pendingLabel={t`Préparation de la grille`}
          >
            {t`Créer`}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="flex flex-col gap-5">
        <TextField {...form.field("label")} label={t`Nom de la grille`} maxLength={80} />
        <Select
          {...form.field("cardId")}
          label={t`Partir de`}
          items={[
            { value: "", label: t`Prix en vigueur` },
            ...others.map(({ id, label }) => ({ value: String(id), label })),
          ]}
        />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
