import { useLingui } from "@lingui/react/macro";
import { ApiError } from "@parution/contract/errors";
import { useErrorText } from "../../api/error-text.ts";
import type { CaptchaRun } from "../use-captcha.ts";
import type { Fault, Faults } from "./form-rules.ts";

/** How the last attempt to send a form ended. */
export interface Outcome<Field extends string> {
  readonly faults: Faults<Field>;
  /** The challenge was not solved. */
  readonly lacksCaptcha: boolean;
  readonly refusal: unknown;
  /** The server's words once it has arrived. */
  readonly sent: string | null;
}

export const untried = {
  faults: new Map<never, Fault>(),
  lacksCaptcha: false,
  refusal: null,
  sent: null,
} as const;

/** What the server says of each field. */
export const fieldsOf = (refusal: unknown): ApiError["fields"] =>
  refusal instanceof ApiError ? refusal.fields : {};

/** What an outcome says, where it says it. */
export function useOutcomeTexts<Field extends string>(
  { faults, lacksCaptcha, refusal }: Outcome<Field>,
  captcha: CaptchaRun,
) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const faultTexts = useFaultTexts();
  const refused = fieldsOf(refusal);
  const isUnsolved = lacksCaptcha && captcha.payload === null;
  return {
    errorOf(field: Field): string | undefined {
      const fault = faults.get(field);
      return fault === undefined ? refused[field]?.[0] : faultTexts[fault];
    },
    captchaError: isUnsolved ? t`Cochez la case de vérification` : refused.captcha?.[0],
    /** What no field can say. */
    refusal: refusal === null || Object.keys(refused).length > 0 ? null : errorText(refusal),
  };
}

function useFaultTexts(): Readonly<Record<Fault, string>> {
  const { t } = useLingui();
  return {
    missing: t`Ce champ est obligatoire.`,
    email: t`Email invalide`,
    phone: t`Saisissez un numéro en chiffres.`,
    long: t`Ce texte est trop long.`,
  };
}
