import { useLingui } from "@lingui/react/macro";
import { TextField } from "@parution/kit/text-field";
import { useFormContext, useWatch } from "react-hook-form";
import type { Heading } from "../catalogue/offer.ts";
import { useOrder, useOrderError, useSelect } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";
import { ChoiceField } from "./choice-field.tsx";
import { TypeField } from "./type-field.tsx";
import { UndoChoice } from "./undo-choice.tsx";

/** Heading, type, sub-heading and the heading's questions, each shown once the one before is answered. */
export function HeadingFields() {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const headingId = useWatch({ control, name: "headingId" });
  const { offer, loading } = useOrder();
  const select = useSelect();

  function choose(id: number | null): void {
    const [only, ...others] = offer.headings.find((heading) => heading.id === id)?.types ?? [];
    const single = only !== undefined && others.length === 0;
    select(single ? { headingId: id, typeId: only.id } : { headingId: id });
  }

  return (
    <>
      <ChoiceField
        name="headingId"
        label={t`Rubrique`}
        value={headingId}
        choices={offer.headings}
        disabled={loading.headings || offer.support === null}
        onChoose={choose}
      />
      <UndoChoice of="headingId" />
      {offer.heading && (
        <>
          <TypeField heading={offer.heading} />
          <UndoChoice of="typeId" />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            <SubheadingField heading={offer.heading} />
            <QuestionFields heading={offer.heading} />
            <SectorField />
          </div>
          <UndoChoice of="subheadingId" />
        </>
      )}
    </>
  );
}

function SubheadingField({ heading }: { heading: Heading }) {
  const { t } = useLingui();
  const { control } = useFormContext<OrderValues>();
  const subheadingId = useWatch({ control, name: "subheadingId" });
  const select = useSelect();
  if (heading.subheadings.length === 0) return null;
  return (
    <ChoiceField
      name="subheadingId"
      label={t`Sous-rubrique`}
      value={subheadingId}
      choices={heading.subheadings}
      onChoose={(id) => select({ subheadingId: id })}
    />
  );
}

/** The heading's questions, `option_0` to `option_2`. */
function QuestionFields({ heading }: { heading: Heading }) {
  const { control } = useFormContext<OrderValues>();
  const options = useWatch({ control, name: "options" });
  const select = useSelect();
  return heading.options.map((option, index) => (
    <ChoiceField
      key={option.id}
      name={`options.${index}`}
      label={option.label}
      value={options[index] ?? null}
      choices={option.choices}
      onChoose={(id) =>
        select({
          options: heading.options.map((_, at) => (at === index ? id : (options[at] ?? null))),
        })
      }
    />
  ));
}

/** The advertiser's trade, for sub-headings such as «other sector». */
function SectorField() {
  const { t } = useLingui();
  const { register } = useFormContext<OrderValues>();
  const error = useOrderError("sector");
  if (!useOrder().offer.subheading?.asksSector) return null;
  return <TextField label={t`Secteur`} error={error} {...register("sector")} />;
}
