import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Checkbox, type CheckboxProps } from "@parution/kit/checkbox";
import { Link } from "@parution/kit/link";

type TermsCheckboxProps = Omit<CheckboxProps, "label" | "description">;

/** Accepts the terms of sale, which open in a new tab, so that the form keeps its state. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <Checkbox
      {...props}
      label={t`J’accepte les conditions générales de vente`}
      description={
        <Link href={link("/conditions-ventes")} target="_blank">
          {t`Lire les conditions (nouvel onglet)`}
        </Link>
      }
    />
  );
}
