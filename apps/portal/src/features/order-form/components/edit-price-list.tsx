import { useLingui } from "@lingui/react/macro";
import { KeyValueList } from "@parution/kit/key-value-list";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { LiveEditPrice } from "./use-edit-price.ts";

/** What a settled ad has cost, what it costs from now on, and what moves. */
export function EditPriceList({ edit }: { edit: LiveEditPrice }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { charged, total, difference } = edit;
  const amount = (centimes: number) => formatAmount(centimes, language);
  const label =
    difference > 0 ? t`À payer en plus` : difference < 0 ? t`Sera crédité` : t`Différence`;
  return (
    <KeyValueList
      items={[
        { id: "charged", label: t`Déjà payé`, value: amount(charged) },
        { id: "total", label: t`Nouveau total`, value: amount(total) },
        {
          id: "difference",
          label,
          value: <strong className="text-lead tabular-nums">{amount(Math.abs(difference))}</strong>,
        },
      ]}
    />
  );
}
