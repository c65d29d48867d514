import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFaultText } from "@parution/app/form/form-scope.tsx";
import { faultWith } from "@parution/app/form/use-fault-texts.ts";
import { TextArea, type TextAreaCounter } from "@parution/kit/text-area";
import { graphemeCount } from "@parution/rules/lines";
import { unprintableCharacters } from "@parution/rules/print-coverage";
import { useMemo } from "react";
import { useController, useFormContext } from "react-hook-form";
import { useOrder, useOrderError } from "../order-context.ts";
import type { OrderValues } from "../order-values.ts";

interface AdTextFieldProps {
  name: `texts.${keyof OrderValues["texts"]}`;
  label: string;
  rows: number;
  /** Characters that fit; a counter shows how many are written. */
  limit?: number;
}

/** A text of the ad. It holds its own value: a keystroke renders this field and the parts that depend on the text alone. */
export function AdTextField({ name, label, rows, limit }: AdTextFieldProps) {
  const { control } = useFormContext<OrderValues>();
  const { field } = useController({ control, name });
  const error = useOrderError(name);
  return (
    <TextArea
      {...field}
      label={label}
      rows={rows}
      counter={useCounter(limit)}
      error={useTypedFault(name, field.value) ?? error}
    />
  );
}

/** Message of the characters that the newspaper cannot print, while they are typed. */
function useTypedFault(name: string, text: string): string | undefined {
  const { offer } = useOrder();
  const faultText = useFaultText();
  const isPrinted = !offer.fixedPrice;
  const characters = useMemo(
    () => (isPrinted ? unprintableCharacters(text).join(" ") : ""),
    [isPrinted, text],
  );
  return characters === "" ? undefined : faultText(name, faultWith("unprintable", { characters }));
}

function useCounter(limit: number | undefined): TextAreaCounter | undefined {
  const { t } = useLingui();
  return useMemo(
    () =>
      limit === undefined
        ? undefined
        : {
            limit,
            measure: graphemeCount,
            describe: (count, most) =>
              t`${plural(count, { one: "# caractère", other: "# caractères" })} sur ${most}`,
          },
    [limit, t],
  );
}
