import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { exportAffected } from "@parution/contract/lazy/desk-calendar";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Skeleton } from "@parution/kit/skeleton";
import { Table } from "@parution/kit/table";
import { formatLongDate, type IsoDate } from "@parution/rules/dates";
import type { ReactNode } from "react";
import { SpreadsheetButton } from "../shared/spreadsheet-button.tsx";
import { usePreview } from "./calendar.data.ts";

interface AffectedProps {
  supportId: number;
  date: IsoDate;
  /** Fate of the ads, for the name of their spreadsheet. */
  choice: "replan" | "refund";
  /** Between the figures and the accounts. */
  children: ReactNode;
}

/** Ads, accounts and amounts that a closure affects, and the accounts with most of them. */
export function Affected({ supportId, date, choice, children }: AffectedProps) {
  const { t } = useLingui();
  const client = useClient();
  const language = useLanguage();
  const { data, error, mutate } = usePreview(supportId, date);
  const none = t`Aucune`;
  return (
    <>
      <ReadFailure
        title={t`Les annonces concernées ne peuvent pas être affichées`}
        error={error}
        isBesideOld={false}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-40" />}
      {data !== undefined && (
        <>
          <KeyValueList
            items={[
              { id: "ads", label: t`Annonces`, value: data.ads },
              { id: "accounts", label: t`Comptes`, value: data.accounts },
              { id: "amount", label: t`Montant`, value: formatAmount(data.amount, language) },
              {
                id: "next",
                label: t`Prochaine édition ouverte`,
                value: data.next === null ? none : formatLongDate(data.next, language),
              },
            ]}
          />
          {children}
          <SpreadsheetButton
            label={t`Exporter les annonces`}
            size="sm"
            className="self-start"
            request={() => client.call(exportAffected, { query: { supportId, date, choice } })}
          />
          <Table
            caption={t`Comptes les plus concernés`}
            rows={data.largest}
            rowKey={({ account, ads }) => `${account} ${ads}`}
            columns={[
              { id: "account", header: t`Compte`, cell: ({ account }) => <bdi>{account}</bdi> },
              { id: "ads", header: t`Annonces`, cell: ({ ads }) => ads, align: "end" },
              {
                id: "amount",
                header: t`Montant`,
                cell: ({ amount }) => formatAmount(amount, language),
                align: "end",
              },
            ]}
            empty={none}
          />
        </>
      )}
    </>
  );
}
