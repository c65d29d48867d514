import { useLingui } from "@lingui/react/macro";
import type { SelectOption } from "@parution/kit/select";

/** Legal forms of a company; an unknown one is kept. */
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
