import { useLingui } from "@lingui/react/macro";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { FaultTexts } from "@parution/app/form/use-fault-texts.ts";
import { useMemo } from "react";
import type { SubmissionIntent } from "../../shared/submission/submission-dialogs.tsx";
import type { Account } from "./account.ts";
import { useOffer } from "./catalogue/use-offer.ts";
import { useChoosing } from "./choices/use-choosing.ts";
import {
  useFormatSync,
  useSingleChoices,
  useSupportSync,
} from "./choices/use-following-choices.ts";
import { usePublicationDays } from "./dates/use-publication-days.ts";
import { useInitialOrder, useOrderDraft } from "./draft/use-draft.ts";
import { type EditedAd, type FormMode, formNameOf } from "./form-mode.ts";
import type { Order } from "./order-context.ts";
import type { OrderValues } from "./order-values.ts";
import { submissionCode } from "./submission/lazy-submission.ts";
import { fieldPathOf } from "./submission/server-errors.ts";
import { type OrderAppForm, useOrderSubmission } from "./submission/use-order-submission.ts";
import { textShapeOf } from "./text/text-shape.ts";

export interface OrderFormOptions {
  account: Account;
  mode: FormMode;
  /** Values of a new order, for when no draft was kept and after an order is placed. */
  fresh: OrderValues;
  onEdited?: ((edited: EditedAd) => void) | undefined;
}

/** The form, its draft and its submission. It renders again when a choice changes, never for a keystroke. */
export function useOrderForm({ account, mode, fresh, onEdited }: OrderFormOptions) {
  const { permissions, user } = account;
  const name = formNameOf(mode);
  const beginning = useInitialOrder({ userId: user.id, form: name }, fresh);
  const form: OrderAppForm = useAppForm<OrderValues, OrderValues, SubmissionIntent>({
    defaultValues: beginning.initial,
    faultsOf: async (values) => {
      const { orderFaults } = await submissionCode.load();
      return orderFaults(values, { offer, days, permissions });
    },
    faultTexts: useOrderTexts(),
    fieldPathOf: (field) => fieldPathOf(field, textShapeOf(offer, form.getValues("layout"))),
    revalidation: "debounced",
    onSubmit: async (values, _captcha, intent) => {
      await submission.send(values, intent);
      return undefined;
    },
  });
  const { offer, loading, failure } = useOffer(
    form.control,
    account,
    mode.kind === "edit" ? mode.ad : null,
  );
  const { days, error, mutate } = usePublicationDays(offer.support?.id ?? null);
  const choosing = useChoosing(form, user.id, name);
  useFormatSync(form, offer, choosing.follow);
  useSupportSync(form, offer.supports, choosing.select);
  useSingleChoices(form, offer, choosing.follow);

  const calendarFailure = useMemo(
    () => (error && days === null ? { error, retry: () => void mutate() } : null),
    [error, days, mutate],
  );
  const failed = failure ?? calendarFailure;
  const order: Order = useMemo(
    () => ({ offer, loading, account, mode, choosing, failure: failed }),
    [offer, loading, account, mode, choosing, failed],
  );
  const draft = useOrderDraft(form, beginning, fresh, choosing.undo.clear);
  const submission = useOrderSubmission({ form, order, startAgain: draft.startAgain, onEdited });
  return { form, order, days, draft, submission };
}

/** Messages of the faults that only an order has. */
function useOrderTexts(): FaultTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      "dates.missing": t`Choisissez au moins une date de parution.`,
      "dates.closed": t`Une date choisie n’est plus ouverte aux commandes.`,
      "termsAccepted.missing": t`Acceptez les conditions de vente.`,
      ice: t`L’ICE se compose de 15 chiffres ; vérifiez-le.`,
      marks: t`Un caractère porte trop de signes superposés.`,
      unprintable: ({ characters: named }) =>
        t`Le journal n’a pas ces caractères, retirez-les : ${named}`,
      word: ({ word }) =>
        t`Ce mot est plus large que le cadre : « ${word} ». Coupez-le ou choisissez un gabarit plus large.`,
      height: t`Le texte ne tient pas dans le cadre, même en petits caractères : raccourcissez-le, allez moins souvent à la ligne ou choisissez un gabarit plus grand.`,
      long: ({ length, limit }) => t`Texte trop long : ${length} caractères pour ${limit} au plus.`,
    }),
    [t],
  );
}
