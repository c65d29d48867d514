import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { saveCard, saveCash, testCard, testCash } from "@parution/contract/lazy/installation";
import { Button } from "@parution/kit/button";
import { Heading } from "@parution/kit/heading";
import { SHORTEST_KEY } from "@parution/rules/payment";
import { missingOf } from "../shared/newspaper/form-part.tsx";
import { AddressField, SecretField, StepForm, type StepProps } from "./step-form.tsx";
import { TryOut } from "./try-out.tsx";

/** Card provider and cash partner; their keys are never shown again. */
export function Providers({ known, onKept }: StepProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-10">
      <section className="flex flex-col gap-5">
        <Heading level={2} size="title-sm">{t`Carte bancaire`}</Heading>
        <CardForm known={known} />
      </section>
      <section className="flex flex-col gap-5 border-t border-line pt-8">
        <Heading level={2} size="title-sm">{t`Espèces en agence`}</Heading>
        <CashForm known={known} />
      </section>
      {known.opened === null && (
        <Button onClick={onKept} className="self-start">{t`Étape suivante`}</Button>
      )}
    </div>
  );
}

function CardForm({ known: { card } }: Pick<StepProps, "known">) {
  const { t } = useLingui();
  const client = useClient();
  const key = useKeyTexts(card.isSet);
  const form = useAppForm({
    defaultValues: { clientId: card.clientId, gatewayUrl: card.gatewayUrl, storeKey: "" },
    faultsOf: (values) => ({
      ...missingOf(values, ["clientId", "gatewayUrl"]),
      ...key.faultOf("storeKey", values.storeKey),
    }),
    faultTexts: key.faultTexts,
    onSubmit: async ({ storeKey, ...values }) => {
      const body = { ...values, storeKey: storeKey || undefined };
      await client.call(saveCard, { body }, { awaitsReads: true });
      return { ...values, storeKey: "" };
    },
  });
  return (
    <StepForm
      form={form}
      label={t`Carte bancaire`}
      isFixed={card.isFixed}
      submitLabel={t`Enregistrer`}
      action={
        card.isSet && (
          <TryOut
            label={t`Faire un paiement d’essai`}
            pendingLabel={t`Essai en cours`}
            onTry={() => client.call(testCard, {})}
          />
        )
      }
    >
      <AddressField {...form.field("gatewayUrl")} type="url" label={t`Page de paiement`} />
      <AddressField
        {...form.field("clientId")}
        className="sm:max-w-xs"
        label={t`Identifiant du marchand`}
      />
      <SecretField {...form.field("storeKey")} label={t`Clé du marchand`} {...key.texts} />
    </StepForm>
  );
}

function CashForm({ known: { cash } }: Pick<StepProps, "known">) {
  const { t } = useLingui();
  const client = useClient();
  const key = useKeyTexts(cash.isSet);
  const form = useAppForm({
    defaultValues: { partnerUrl: cash.partnerUrl, key: "" },
    faultsOf: (values) => ({
      ...missingOf(values, ["partnerUrl"]),
      ...key.faultOf("key", values.key),
    }),
    faultTexts: key.faultTexts,
    onSubmit: async ({ key: typed, ...values }) => {
      const body = { ...values, key: typed || undefined };
      await client.call(saveCash, { body }, { awaitsReads: true });
      return { ...values, key: "" };
    },
  });
  return (
    <StepForm
      label={t`Espèces en agence`}
      form={form}
      isFixed={cash.isFixed}
      submitLabel={t`Enregistrer`}
      action={
        cash.isSet && (
          <TryOut
            label={t`Essayer la liste des agences`}
            pendingLabel={t`Essai en cours`}
            onTry={() => client.call(testCash, {})}
          />
        )
      }
    >
      <AddressField {...form.field("partnerUrl")} type="url" label={t`Liste des agences`} />
      <SecretField {...form.field("key")} label={t`Clé partagée`} {...key.texts} />
    </StepForm>
  );
}

/** Words and rule of a key that is kept, or must be typed. */
function useKeyTexts(isKept: boolean) {
  const { t } = useLingui();
  const least = t`Au moins ${SHORTEST_KEY} caractères`;
  return {
    texts: {
      description: isKept ? t`Enregistrée ; laissez vide pour la garder.` : least,
      labels: { reveal: t`Afficher la clé`, conceal: t`Masquer la clé` },
    },
    faultTexts: { short: least },
    faultOf: (name: string, key: string): Record<string, string> => {
      if (key === "") return isKept ? {} : { [name]: "missing" };
      return key.length < SHORTEST_KEY ? { [name]: "short" } : {};
    },
  };
}
