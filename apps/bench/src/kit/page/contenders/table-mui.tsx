import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TableSortLabel from "@mui/material/TableSortLabel";
import { useMemo, useState } from "react";
import { byPrice, type Direction, priceText } from "../ads.ts";

const shortened = { ascending: "asc", descending: "desc" } as const;

export function Contender() {
  const [direction, setDirection] = useState<Direction | null>(null);
  const rows = useMemo(() => byPrice(direction), [direction]);
  return (
    <Table aria-label="Annonces" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>Référence</TableCell>
          <TableCell>Annonce</TableCell>
          <TableCell>Ville</TableCell>
          <TableCell>Parution</TableCell>
          <TableCell align="right" sortDirection={direction !== null && shortened[direction]}>
            <TableSortLabel
              active={direction !== null}
              direction={shortened[direction ?? "ascending"]}
              onClick={() => setDirection(direction === "ascending" ? "descending" : "ascending")}
            >
              Prix
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((ad) => (
          <TableRow key={ad.reference}>
            <TableCell component="th" scope="row">
              {ad.reference}
            </TableCell>
            <TableCell>{ad.title}</TableCell>
            <TableCell>{ad.city}</TableCell>
            <TableCell>{ad.date}</TableCell>
            <TableCell align="right">{priceText(ad)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
