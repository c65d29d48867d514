import { useState } from "react";
import { EditableGrid } from "./editable-grid.tsx";
import type { CellEdit, EditableGridProps, GridColumn } from "./editable-grid.types.ts";

/** Heading of a catalogue, for stories. */
export interface SampleHeading {
  code: string;
  french: string;
  arabic: string;
  price: string;
}

export const sampleHeadings: readonly SampleHeading[] = [
  { code: "EMP", french: "Emploi", arabic: "التشغيل", price: "120" },
  { code: "IMM", french: "Immobilier", arabic: "العقار", price: "150" },
  { code: "LEG", french: "Annonces légales", arabic: "إعلانات قانونية", price: "320" },
  { code: "AOF", french: "Appels d'offres", arabic: "طلبات العروض", price: "450" },
];

/** Headings in any number, for stories. */
export const manyHeadings: readonly SampleHeading[] = Array.from({ length: 5_000 }, (_, index) => ({
  code: `R${index + 1}`,
  french: `Rubrique ${index + 1}`,
  arabic: `باب ${index + 1}`,
  price: String(100 + (index % 50)),
}));

export const headingColumns: readonly GridColumn<SampleHeading>[] = [
  { id: "code", header: "Code", text: ({ code }) => code, readOnly: true, width: 0.7 },
  { id: "french", header: "Nom français", text: ({ french }) => french, width: 1.6 },
  { id: "arabic", header: "Nom arabe", text: ({ arabic }) => arabic, language: "ar", width: 1.6 },
  {
    id: "price",
    header: "Prix de la ligne",
    text: ({ price }) => price,
    align: "end",
    inputMode: "numeric",
  },
];

/** Faults of a heading, for stories: names are needed, and a price is a whole number. */
export function headingFault(heading: SampleHeading, column: string): string | undefined {
  if (column === "price" && !/^\d{1,6}$/.test(heading.price)) return "Écrivez un nombre entier.";
  if (column === "french" && heading.french.trim() === "") return "Le nom manque.";
  return undefined;
}

/** Grid that keeps what is edited in it, for stories. */
export function EditedHere(props: EditableGridProps<SampleHeading>) {
  const [rows, setRows] = useState(props.rows);
  const edit = (edits: readonly CellEdit[]) => {
    props.onEdit(edits);
    setRows((before) =>
      before.map((heading) => {
        const own = edits.filter(({ row }) => row === heading.code);
        return { ...heading, ...Object.fromEntries(own.map(({ column, text }) => [column, text])) };
      }),
    );
  };
  return <EditableGrid {...props} rows={rows} onEdit={edit} />;
}
