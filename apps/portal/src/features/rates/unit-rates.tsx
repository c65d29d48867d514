import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Link } from "@parution/kit/link";
import { Select } from "@parution/kit/select";
import { Table, type TableColumn } from "@parution/kit/table";
import { useId, useState } from "react";
import { listingPath } from "../../shared/published-ads/listing-address.ts";
import { Amount } from "./amount.tsx";
import {
  type Sample,
  sampleKey,
  samplesOf,
  totalOf,
  type UnitRow,
  unitRows,
} from "./rate-tables.ts";
import type { Rates } from "./use-rates.ts";

/** Headings with their price by the line, or by the date, and the prices of some sample orders. */
export function UnitRates({ rates }: { rates: Rates }) {
  const { t } = useLingui();
  const id = useId();
  const rows = unitRows(rates);
  const samples = samplesOf(rows);
  const { fixedPrice } = rates.support;
  const counts = fixedPrice ? [] : [...new Set(samples.map(({ dates }) => dates))];
  const [chosen, setChosen] = useState<number | null>(null);
  const dates = chosen ?? counts[0];
  const shown = fixedPrice ? samples : samples.filter((sample) => sample.dates === dates);
  const columns = useColumns(shown, fixedPrice);
  const title = fixedPrice ? t`Annonces en ligne` : t`Annonces à la ligne`;
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="render-when-near flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={id} className="font-headline text-title-sm text-heading">
          {title}
        </h2>
        {counts.length > 1 && <DateCount counts={counts} value={dates} onChoose={setChosen} />}
      </div>
      <Table
        caption={title}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={t`Aucun tarif`}
      />
    </section>
  );
}

interface DateCountProps {
  counts: readonly number[];
  value: number | undefined;
  onChoose: (count: number) => void;
}

function DateCount({ counts, value, onChoose }: DateCountProps) {
  const { t } = useLingui();
  return (
    <Select
      label={t`Nombre de dates`}
      value={value}
      onChange={({ target }) => onChoose(Number(target.value))}
      items={counts.map((count) => ({
        value: String(count),
        label: t`${plural(count, { one: "# date", other: "# dates" })}`,
      }))}
    />
  );
}

function useColumns(samples: readonly Sample[], isByDate: boolean): TableColumn<UnitRow>[] {
  const { t } = useLingui();
  const link = useLink();
  const words = ({ lines, dates }: Sample) =>
    isByDate
      ? t`${plural(dates, { one: "# date", other: "# dates" })}`
      : t`${plural(lines, { one: "# ligne", other: "# lignes" })}`;
  return [
    {
      id: "heading",
      header: t`Rubrique`,
      rowHeader: true,
      cell: ({ heading, slug }) => (
        <Link variant="standalone" href={link(listingPath({ slug, page: 1 }))}>
          <bdi>{heading}</bdi>
        </Link>
      ),
    },
    {
      id: "unit",
      header: isByDate ? t`La date, TTC` : t`La ligne, TTC`,
      align: "end",
      cell: ({ unit }) => <Amount of={unit} />,
    },
    ...samples.map(
      (sample): TableColumn<UnitRow> => ({
        id: sampleKey(sample),
        header: words(sample),
        align: "end",
        cell: (row) => <Amount of={totalOf(row, sample)} />,
      }),
    ),
  ];
}
