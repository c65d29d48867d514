import { useLingui } from "@lingui/react/macro";

/** Values that a message quotes, such as a limit. */
export type FaultDetails = Readonly<Record<string, string>>;

/** Messages by fault, such as `missing`, or by `field.fault`, such as `birthDate.invalid`. */
export type FaultTexts = Readonly<Record<string, string | ((details: FaultDetails) => string)>>;

/** Fault with details for its message, as one text: `faultWith("long", { limit: 10 })`. */
export const faultWith = (
  fault: string,
  details: Readonly<Record<string, string | number>>,
): string => {
  const entries = Object.entries(details).map(([name, value]) => [name, String(value)]);
  return `${fault}?${new URLSearchParams(entries)}`;
};

/**
 * Returns a function with the message of a fault at a field: the form's own, else that of every form. The fault `invalid`
 * takes the message of the field's name, such as `phone`.
 */
export function useFaultTexts(own: FaultTexts = {}): (name: string, fault: string) => string {
  const { t } = useLingui();
  const texts: FaultTexts = {
    missing: t`Ce champ est obligatoire.`,
    long: t`Ce texte est trop long.`,
    email: t`Email invalide`,
    phone: t`Écrivez un numéro, par exemple 06 61 00 01 14.`,
    ice: t`Cet ICE n’est pas valable : vérifiez ses 15 chiffres.`,
    captcha: t`Cochez la case de vérification`,
    ...own,
  };
  return (name, fault) => {
    const [code = "", details] = fault.split("?");
    const text =
      texts[`${name}.${code}`] ??
      texts[code === "invalid" ? name : code] ??
      t`Cette valeur n’est pas valable.`;
    return typeof text === "string" ? text : text(Object.fromEntries(new URLSearchParams(details)));
  };
}
