import { useLingui } from "@lingui/react/macro";
import type { SelectOption } from "@parution/kit/select";

/** What a company can be; one that the list does not have stays as it is. */
export function useLegalForms(current: string): readonly SelectOption[] {
  const { t } = useLingui();
  const forms = [
    { value: "societe", label: t`Société` },
    { value: "etablissement", label: t`Établissement public` },
    { value: "association", label: t`Association` },
    { value: "particulier", label: t`Particulier` },
  ];
  const isKnown = forms.some(({ value }) => value === current);
  return isKnown ? forms : [{ value: current, label: current }, ...forms];
}
