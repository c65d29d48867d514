import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react";
import { Button } from "react-aria-components/Button";
import { type Control, Controller, type FieldPath, useForm } from "react-hook-form";
import * as z from "zod/mini";
import type { Catalogue } from "./content.ts";
import { CheckField, DatesField, RadioField, SelectField, TextAreaField } from "./fields.tsx";

const LONGEST = 20_000;
const needed = z.string().check(z.minLength(1, "required"));

const orderSchema = z.object({
  heading: needed,
  type: needed,
  subheading: needed,
  text: z.string().check(z.minLength(1, "required"), z.maxLength(LONGEST, "long")),
  dates: z.array(z.iso.date()).check(z.minLength(1, "required")),
  city: needed,
  terms: z.boolean().check(z.refine((accepted) => accepted, "required")),
});

type OrderValues = z.infer<typeof orderSchema>;

const emptyOrder: OrderValues = {
  heading: "",
  type: "",
  subheading: "",
  text: "",
  dates: [],
  city: "",
  terms: false,
};

/** Letters of a printed row. */
const ROW = 42;
const rowsOf = (text: string): number =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / ROW)), 0);

export function OrderForm({ catalogue }: { readonly catalogue: Catalogue }) {
  const { _, i18n } = useLingui();
  const { control, handleSubmit, watch } = useForm<OrderValues>({
    resolver: zodResolver(orderSchema),
    defaultValues: emptyOrder,
    mode: "onChange",
  });
  const { text, dates } = watch();
  const count = rowsOf(text);
  const total = (count * catalogue.linePrice * dates.length) / 100;
  const { headings, types, subheadings, cities } = catalogue;
  return (
    <form onSubmit={handleSubmit(() => undefined)}>
      <Choice name="heading" options={headings} control={control} />
      <Choice name="type" options={types} control={control} />
      <Choice name="subheading" options={subheadings} control={control} />
      <Controller
        name="text"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <TextAreaField
            label={_("text")}
            error={error && _(error.message ?? "")}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <Controller
        name="dates"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <DatesField
            label={_("dates")}
            error={error && _(error.message ?? "")}
            value={value}
            onChange={onChange}
            {...catalogue}
          />
        )}
      />
      <Choice name="city" options={cities} control={control} />
      <Controller
        name="terms"
        control={control}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <CheckField
            label={_("terms")}
            error={error && _(error.message ?? "")}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <section aria-label={_("preview")}>
        <pre style={{ whiteSpace: "pre-wrap", inlineSize: `${ROW}ch` }}>{text}</pre>
      </section>
      <p>{_("lines", { count })}</p>
      <p>{_("total", { total: i18n.number(total, { style: "currency", currency: "MAD" }) })}</p>
      <Button type="submit">{_("submit")}</Button>
    </form>
  );
}

interface ChoiceProps {
  readonly name: FieldPath<OrderValues> & ("heading" | "type" | "subheading" | "city");
  readonly control: Control<OrderValues>;
  readonly options: readonly string[];
}

/** One of several: a few are shown at once, more in a list. */
function Choice({ name, control, options }: ChoiceProps) {
  const { _ } = useLingui();
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange }, fieldState: { error } }) => {
        const field = {
          label: _(name),
          value,
          onChange,
          options,
          error: error && _(error.message ?? ""),
        };
        return name === "type" ? (
          <RadioField {...field} />
        ) : (
          <SelectField {...field} placeholder={_("choose")} />
        );
      }}
    />
  );
}
