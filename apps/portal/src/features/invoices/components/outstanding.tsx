import { useLingui } from "@lingui/react/macro";
import { Statistic } from "@parution/kit/statistic";
import { formatAmount, isolated } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { Invoices } from "../api/use-invoices.ts";

interface OutstandingProps {
  /** Undefined until it is known. */
  outstanding: Invoices["outstanding"] | undefined;
}

/** What the account owes in one figure, and what of it should have been settled by now. */
export function Outstanding({ outstanding }: OutstandingProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { total = 0, overdue = 0 } = outstanding ?? {};
  const late = isolated(formatAmount(overdue, language));
  return (
    <Statistic
      className="sm:max-w-sm"
      label={t`Reste à payer`}
      value={<bdi className="tabular-nums">{formatAmount(total, language)}</bdi>}
      note={overdue > 0 ? t`dont ${late} en retard` : t`Rien en retard`}
      loadingLabel={outstanding === undefined ? t`Chargement du reste à payer` : undefined}
    />
  );
}
