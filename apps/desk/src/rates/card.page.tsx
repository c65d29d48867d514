import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import type { CallAnswer } from "@parution/contract/call";
import { readCardRates } from "@parution/contract/lazy/rate-cards";
import type { readCardRates as call } from "@parution/contract/rate-cards";
import { Skeleton } from "@parution/kit/skeleton";
import { Table, type TableColumn } from "@parution/kit/table";
import { useParams } from "react-router";
import { BackLink } from "../shared/back-link.tsx";
import { isMissing, NotFound } from "../shared/no-access.tsx";
import { CardState, useCardName } from "./card-state.tsx";
import { RateFilters, RatePages } from "./rate-filters.tsx";
import { CardTiers } from "./tiers.tsx";
import { type RateTable, useRatePlace, useTableNames } from "./use-rate-place.ts";

type CardRates = CallAnswer<typeof call>;
type Row = CardRates["rows"][number];

/** A rate card to read: scheduled, in force, past or withdrawn, beside the prices in force. */
export function CardPage() {
  const { t } = useLingui();
  const link = useLink();
  const at = useInstant();
  const nameOf = useCardName();
  const cardId = Number(useParams().card);
  const place = useRatePlace(`/tarifs/grilles/${cardId}`);
  const { data, error, mutate } = useRead(
    readCardRates,
    { params: { cardId }, query: place.filters },
    { keepPreviousData: true },
  );
  if (data === undefined && isMissing(error)) return <NotFound />;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link("/tarifs")}>{t`Tarifs`}</BackLink>
      <PageTitle>{data === undefined ? t`Grille` : nameOf(data)}</PageTitle>
      <ReadFailure
        title={t`Cette grille ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" />}
      {data && (
        <>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <CardState state={data.state} />
            {data.validFrom !== null && (
              <span className="text-fg-muted">{t`Valable à partir du ${at(data.validFrom)}`}</span>
            )}
          </p>
          <RateFilters {...place} supports={data.supports} />
          <CardTable rates={data} filters={place.filters} />
          <RatePages {...place} total={data.total} />
          {place.filters.table === "supports" && (
            <CardTiers cardId={cardId} supportId={place.filters.supportId} />
          )}
        </>
      )}
    </div>
  );
}

interface CardTableProps {
  rates: CardRates;
  filters: ReturnType<typeof useRatePlace>["filters"];
}

/** Prices of one kind, beside those in force where the card is another one. */
function CardTable({ rates: { rows, state }, filters: { table, supportId } }: CardTableProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useTableNames();
  const isWithTax = table === "supports";
  const none = useNoPrice(table);
  const price = (id: "inForce" | "price", header: string): TableColumn<Row> => ({
    id,
    header,
    align: "end",
    cell: (row) => (
      <span className="tabular-nums">
        {row[id] === null ? none : formatAmount(row[id], language)}
      </span>
    ),
  });
  const columns: readonly TableColumn<Row>[] = [
    { id: "label", header: t`Libellé`, rowHeader: true, cell: ({ label }) => <bdi>{label}</bdi> },
    ...(table === "canvases" || table === "copies"
      ? [{ id: "detail", header: t`Détail`, cell: ({ detail }: Row) => <bdi>{detail}</bdi> }]
      : []),
    ...(supportId === undefined && table !== "deliveries" && table !== "supports"
      ? [{ id: "support", header: t`Journal`, cell: ({ support }: Row) => <bdi>{support}</bdi> }]
      : []),
    ...(state === "inForce"
      ? []
      : [price("inForce", isWithTax ? t`En vigueur (TTC)` : t`En vigueur (HT)`)]),
    price("price", isWithTax ? t`Dans cette grille (TTC)` : t`Dans cette grille (HT)`),
    ...(table === "headings"
      ? [
          {
            id: "discount",
            header: t`Remise (%)`,
            align: "end" as const,
            cell: ({ discount }: Row) => discount ?? "—",
          },
        ]
      : []),
  ];
  return (
    <Table
      caption={names[table]}
      rows={rows}
      rowKey={({ key }) => key}
      columns={columns}
      empty={t`Aucun prix ne correspond.`}
    />
  );
}

/** Text of a row that has no price of its own. */
function useNoPrice(table: RateTable): string {
  const { t } = useLingui();
  return table === "canvases" ? t`Prix de la rubrique` : "—";
}
