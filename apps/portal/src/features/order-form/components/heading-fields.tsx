import { useLingui } from "@lingui/react/macro";
import { RadioCards } from "@parution/kit/radio-cards";
import { TextField } from "@parution/kit/text-field";
import { withTax } from "@parution/rules/money";
import { useFormContext, useWatch } from "react-hook-form";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { Heading } from "../model/offer.ts";
import type { OrderValues } from "../model/order-values.ts";
import { useSelect } from "../model/use-select.ts";
import { ChoiceField } from "./choice-field.tsx";
import { useOrder } from "./order-context.ts";
import { useFieldError } from "./use-field-error.ts";

/** Heading, type, sub-heading and the heading's questions, each asked once the one before is answered. */
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
      {offer.heading && (
        <>
          <TypeField heading={offer.heading} />
          <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
            <SubheadingField heading={offer.heading} />
            <QuestionFields heading={offer.heading} />
            <SectorField />
          </div>
        </>
      )}
    </>
  );
}

function TypeField({ heading }: { heading: Heading }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { control } = useFormContext<OrderValues>();
  const typeId = useWatch({ control, name: "typeId" });
  const { products } = useOrder().offer;
  const select = useSelect();
  const error = useFieldError("typeId");

  /** A line has one price; modules differ by their size and show it there. */
  function priceOf(id: number): string | undefined {
    const line = products.find((product) => product.typeId === id && product.format === "line");
    if (line === undefined) return undefined;
    const price = formatAmount(withTax(line.unitPrice), language);
    return t`${price} la ligne`;
  }

  return (
    <RadioCards
      name="typeId"
      label={t`Type d’annonce`}
      layout="tile"
      value={typeId === null ? null : String(typeId)}
      error={error}
      onChange={({ target }) => select({ typeId: Number(target.value) })}
      options={heading.types.map(({ id, label }) => ({
        value: String(id),
        label,
        description: priceOf(id),
      }))}
    />
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
  const error = useFieldError("sector");
  if (!useOrder().offer.subheading?.asksSector) return null;
  return <TextField label={t`Secteur`} error={error} {...register("sector")} />;
}
