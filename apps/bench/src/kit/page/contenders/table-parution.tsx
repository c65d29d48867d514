import { sortRows, Table, type TableColumn, type TableSort } from "@parution/kit/table";
import { useMemo, useState } from "react";
import { type Ad, ads, priceText } from "../ads.ts";

const columns: TableColumn<Ad>[] = [
  { id: "reference", header: "Référence", cell: (ad) => ad.reference, rowHeader: true },
  { id: "title", header: "Annonce", cell: (ad) => ad.title },
  { id: "city", header: "Ville", cell: (ad) => ad.city },
  { id: "date", header: "Parution", cell: (ad) => ad.date },
  {
    id: "price",
    header: "Prix",
    cell: priceText,
    align: "end",
    sort: { ascending: "Du moins cher au plus cher", descending: "Du plus cher au moins cher" },
  },
];

const keyOf = (ad: Ad) => ad.reference;
const priceOf = (ad: Ad) => ad.price;

export function Contender() {
  const [sort, setSort] = useState<TableSort | null>(null);
  const rows = useMemo(
    () => (sort ? sortRows(ads, { by: priceOf, direction: sort.direction, locale: "fr-FR" }) : ads),
    [sort],
  );
  return (
    <Table
      caption="Annonces"
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      sorting={{ value: sort, onChange: setSort }}
      long
      empty="Aucune annonce"
    />
  );
}
