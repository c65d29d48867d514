import { useLingui } from "@lingui/react/macro";
import { KeyValueList } from "@parution/kit/key-value-list";
import { useLegalForms } from "./company-form.tsx";
import { type Business, valuesOfBusiness } from "./company-values.ts";

/** The company's details, for members who may not edit them. */
export function CompanyFacts({ business }: { business: Business }) {
  const { t } = useLingui();
  const values = valuesOfBusiness(business);
  const form = useLegalForms(values.type).find(({ value }) => value === values.type);
  const facts: [id: string, label: string, value: string, isCode?: true][] = [
    ["label", t`Nom usuel`, values.label],
    ["companyName", t`Raison sociale`, values.companyName],
    ["type", t`Forme`, form?.label ?? ""],
    ["sector", t`Secteur d’activité`, values.sector],
    ["manager", t`Gérant`, values.manager],
    ["ice", t`ICE`, values.ice, true],
    ["tradeRegister", t`Registre de commerce`, values.tradeRegister],
    ["phone", t`Téléphone`, values.phone, true],
    ["email", t`Adresse e-mail`, values.email, true],
    ["invoiceTo", t`Facturer à`, values.invoiceTo],
    ["address", t`Adresse`, values.address],
  ];
  return (
    <KeyValueList
      items={facts.map(([id, label, value, isCode]) => ({
        id,
        label,
        value: value ? (
          <bdi dir={isCode ? "ltr" : "auto"}>{value}</bdi>
        ) : (
          <span className="text-fg-muted">{t`Non renseigné`}</span>
        ),
      }))}
    />
  );
}
