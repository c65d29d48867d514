import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { TextArea, type TextAreaCounter } from "@parution/kit/text-area";
import { graphemeCount } from "@parution/rules/lines";
import { useMemo } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { OrderValues } from "../model/order-values.ts";

interface AdTextFieldProps {
  name: `texts.${keyof OrderValues["texts"]}`;
  label: string;
  rows: number;
  /** Characters that fit; a counter shows how many are written. */
  limit?: number;
}

/** A text of the ad. It holds its own value: a keystroke redraws this field and what follows the text, nothing else. */
export function AdTextField({ name, label, rows, limit }: AdTextFieldProps) {
  const { control } = useFormContext<OrderValues>();
  const { field, fieldState } = useController({ control, name });
  return (
    <TextArea
      {...field}
      label={label}
      rows={rows}
      counter={useCounter(limit)}
      error={fieldState.error?.message}
    />
  );
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
