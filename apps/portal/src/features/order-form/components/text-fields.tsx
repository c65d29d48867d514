import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { TextArea, type TextAreaCounter } from "@parution/kit/text-area";
import { graphemeCount } from "@parution/rules/lines";
import { unprintableCharacters } from "@parution/rules/print-coverage";
import { useMemo } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { OrderValues } from "../model/order-values.ts";
import { useTextMessages } from "../model/use-text-messages.ts";
import { useOrder } from "./order-context.ts";

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
      error={useTypedFault(field.value) ?? fieldState.error?.message}
    />
  );
}

/** What the newspaper cannot print is said while it is written, each character by name. */
function useTypedFault(text: string): string | undefined {
  const { offer } = useOrder();
  const messageOf = useTextMessages();
  const isPrinted = !offer.fixedPrice;
  return useMemo(() => {
    const characters = isPrinted ? unprintableCharacters(text) : [];
    return characters.length > 0 ? messageOf({ kind: "unprintable", characters }) : undefined;
  }, [isPrinted, text, messageOf]);
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
