import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { saveTiers } from "@parution/contract/lazy/rate-cards";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { formatMoney, readMoney } from "@parution/kit/money-field";
import { NumberField } from "@parution/kit/number-field";
import { TextField } from "@parution/kit/text-field";
import {
  LARGEST_DATES,
  LARGEST_LINES,
  LARGEST_RATE,
  leastRate,
  type SupportTerms,
  termFaults,
} from "@parution/rules/price";
import { useId } from "react";
import { TierFields, type TypedTier } from "./tier-fields.tsx";
import type { useDraft } from "./use-draft.ts";
import type { SeenSupport } from "./use-tier-texts.ts";

interface TiersDialogProps {
  draft: ReturnType<typeof useDraft>;
  support: SeenSupport;
  onClose: () => void;
}

interface Typed {
  /** Package price with tax, as it is typed. */
  packagePrice: string;
  blockLines: number | null;
  discountFromDates: number | null;
  tiers: TypedTier[];
}

/** Terms as they are read from the fields; only tiers with a discount have one. */
function termsOf({ packagePrice, tiers, ...counts }: Typed): SupportTerms {
  const price = readMoney(packagePrice);
  return {
    ...counts,
    packagePrice: typeof price === "number" ? price : null,
    tiers: tiers.map(({ key: _, discountPercent, ...tier }) => ({
      ...tier,
      discountPercent: tier.code === "DP" ? discountPercent : null,
    })),
  };
}

function faultsOf(typed: Typed): Record<string, string> {
  const price = readMoney(typed.packagePrice);
  const isLost = price === "unreadable" || price === "imprecise";
  return { ...termFaults(termsOf(typed)), ...(isLost && { packagePrice: price }) };
}

/** Package, block, dates and tiers of one newspaper in a draft. */
export function TiersDialog({ draft, support, onClose }: TiersDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const client = useClient();
  const locale = localeOf(useLanguage());
  const { packagePrice, tiers, ...counts } = support.drafted;
  const least = formatMoney(leastRate("supports"), locale);
  const most = formatMoney(LARGEST_RATE, locale);
  const form = useAppForm<Typed>({
    defaultValues: {
      ...counts,
      packagePrice: packagePrice === null ? "" : formatMoney(packagePrice, locale),
      tiers: tiers.map((tier, key) => ({ ...tier, key })),
    },
    faultsOf,
    // A number counts when its field is left: a message that went at once would move the field that is being pressed.
    revalidation: "debounced",
    faultTexts: {
      unreadable: t`Écrivez un montant, par exemple 1 250,00.`,
      imprecise: t`Deux chiffres au plus après la virgule, et une espace entre les milliers : 1 250,00.`,
      small: t`Au moins ${least} Dhs.`,
      large: t`Au plus ${most} Dhs.`,
      package: t`Un palier vend au forfait : écrivez son prix.`,
      reversed: t`Ce palier finit avant de commencer.`,
      overlap: t`Un autre palier contient déjà ces lignes.`,
    },
    // The service names a tier by its place; its first lines say what is wrong.
    fieldPathOf: (name) => {
      const place = /^tiers\.(\d+)/.exec(name)?.[1];
      if (place !== undefined) return `tiers.${Number(place)}.minLines`;
      return fields.find((field) => field === name) ?? null;
    },
    onSubmit: async (typed) => {
      const { draftId } = draft;
      // What another user wrote since the fields were filled is refused, and shown by the next look.
      const { version, id: supportId } = support;
      const terms = termsOf(typed);
      const body = {
        draftId,
        version,
        supportId,
        ...terms,
        tiers: terms.tiers.map((tier) => ({ ...tier, minLines: tier.minLines ?? 0 })),
      };
      const saved = await client
        .call(saveTiers, { body }, { awaitsReads: true })
        .catch(draft.readAfterLoss);
      draft.setVersion(saved.version);
      onClose();
      return undefined;
    },
  });
  const count = (name: "blockLines" | "discountFromDates") => ({
    locale,
    minValue: 1,
    value: form.watch(name),
    error: form.errorOf(name),
    onChange: (value: number | null) => form.change(name, value),
    labels: { decrement: t`Un de moins`, increment: t`Un de plus` },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t`Paliers des annonces au texte`}
      description={support.label}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            isPending={form.pending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {t`Enregistrer`}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} className="flex flex-col gap-6">
        <TierFields
          tiers={form.watch("tiers")}
          errorOf={(path) => form.errorOf(`tiers.${path}`)}
          onChange={(next) => form.change("tiers", next)}
        />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <TextField
            {...form.field("packagePrice")}
            label={t`Prix du forfait TTC (Dhs)`}
            description={t`Pour les paliers au forfait.`}
            inputMode="decimal"
            dir="ltr"
          />
          <NumberField
            {...count("blockLines")}
            label={t`Lignes d’un bloc`}
            description={t`25 si ce champ est vide.`}
            maxValue={LARGEST_LINES}
          />
          <NumberField
            {...count("discountFromDates")}
            label={t`Remise dès (dates)`}
            description={t`2 si ce champ est vide.`}
            maxValue={LARGEST_DATES}
          />
        </div>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

const fields = ["packagePrice", "blockLines", "discountFromDates", "tiers"] as const;
