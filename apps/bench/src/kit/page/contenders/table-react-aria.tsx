import { useMemo, useState } from "react";
import { Cell, Column, Row, Table, TableBody, TableHeader } from "react-aria-components/Table";
import { byPrice, type Direction, priceText } from "../ads.ts";

export function Contender() {
  const [direction, setDirection] = useState<Direction | null>(null);
  const rows = useMemo(() => byPrice(direction), [direction]);
  return (
    <Table
      aria-label="Annonces"
      {...(direction && { sortDescriptor: { column: "price", direction } })}
      onSortChange={(descriptor) => setDirection(descriptor.direction)}
    >
      <TableHeader>
        <Column isRowHeader>Référence</Column>
        <Column>Annonce</Column>
        <Column>Ville</Column>
        <Column>Parution</Column>
        <Column id="price" allowsSorting>
          Prix
        </Column>
      </TableHeader>
      <TableBody>
        {rows.map((ad) => (
          <Row key={ad.reference} id={ad.reference}>
            <Cell>{ad.reference}</Cell>
            <Cell>{ad.title}</Cell>
            <Cell>{ad.city}</Cell>
            <Cell>{ad.date}</Cell>
            <Cell>{priceText(ad)}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
