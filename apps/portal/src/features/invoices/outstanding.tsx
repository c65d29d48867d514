import { useLingui } from "@lingui/react/macro";
import { formatAmount, isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Statistic } from "@parution/kit/statistic";
import type { Invoices } from "./use-invoices.ts";

interface OutstandingProps {
  /** Undefined while it is unknown. */
  outstanding: Invoices["outstanding"] | undefined;
}

/** Debt of the account, and the overdue part of it. */
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
      isPending={outstanding === undefined}
      pendingLabel={t`Chargement du reste à payer`}
    />
  );
}
