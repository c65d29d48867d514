import { useLingui } from "@lingui/react/macro";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { Checkbox } from "@parution/kit/checkbox";
import { TextField } from "@parution/kit/text-field";
import type { Permissions } from "@parution/rules/access";
import { ANOTHER_CITY } from "@parution/rules/profile";
import { useFormContext, useWatch } from "react-hook-form";
import type { City } from "./catalogue/offer.ts";
import { useCities } from "./catalogue/use-catalogue.ts";
import { ChoiceField } from "./choices/choice-field.tsx";
import { useOrder, useOrderError } from "./order-context.ts";
import type { OrderValues } from "./order-values.ts";

/** Contact details of the advertiser, and the part of them that the ad shows. */
export function DetailsSection() {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const { permissions } = useOrder().account;
  return (
    <FormSection title={t`Vos informations`}>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {permissions.choosesCity && <CityFields />}
        {permissions.entersIce && <IceField />}
        {isCompany(permissions) && <PurchaseOrderField />}
      </div>
      <Checkbox label={t`Publier de façon anonyme`} {...register("anonymous")} />
    </FormSection>
  );
}

/** True for companies, which number their orders: accounts with an ICE, credit terms or a convention. */
const isCompany = ({ entersIce, hasCeiling, givesReference }: Permissions): boolean =>
  entersIce || hasCeiling || givesReference;

const NO_CITIES: readonly City[] = [];

function CityFields() {
  const { t } = useLingui();
  const { control, register, setValue, clearErrors } = useFormContext<OrderValues>();
  const cityId = useWatch({ control, name: "cityId" });
  const cities = useCities().data ?? NO_CITIES;
  const error = useOrderError("otherCity");
  return (
    <>
      <ChoiceField
        name="cityId"
        label={t`Ville`}
        value={cityId}
        choices={cities}
        disabled={cities.length === 0}
        onChoose={(id) => {
          setValue("cityId", id, { shouldDirty: true });
          clearErrors(["cityId", "otherCity"]);
        }}
      />
      {cityId === ANOTHER_CITY && (
        <TextField label={t`Autre ville`} error={error} {...register("otherCity")} />
      )}
    </>
  );
}

/** ICE of the advertiser; a malformed one is an error, an absent one is not. */
function IceField() {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const error = useOrderError("ice");
  return (
    <TextField
      label={t`ICE`}
      note={t`facultatif`}
      inputMode="numeric"
      dir="ltr"
      error={error}
      {...register("ice")}
    />
  );
}

/** The client's own number of the order: its invoice names it. */
function PurchaseOrderField() {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  return (
    <TextField
      label={t`N° de bon de commande`}
      note={t`facultatif`}
      dir="auto"
      autoComplete="off"
      error={useOrderError("purchaseOrder")}
      {...register("purchaseOrder")}
    />
  );
}
