import { useLingui } from "@lingui/react/macro";
import type { Fault } from "@parution/rules/profile";

/** What is said of a field that is missing or wrong. */
export function useFaultText(): (name: string, fault: Fault) => string {
  const { t } = useLingui();
  return (name, fault) => {
    if (fault === "missing") return t`Ce champ est obligatoire.`;
    switch (name) {
      case "phone":
        return t`Écrivez un numéro, par exemple 06 61 00 01 14.`;
      case "birthDate":
        return t`Choisissez une date de naissance passée.`;
      case "ice":
        return t`Un ICE a 15 chiffres ; vérifiez ceux-ci.`;
      case "email":
        return t`Email invalide`;
      default:
        return t`Cette valeur n’est pas valable.`;
    }
  };
}
