import type {
  AdTypeTable,
  CanvasTable,
  ColourTable,
} from "../../platform/database/tables/catalogue.ts";
import type { Row } from "./heading-spec.ts";

export const adTypes = [
  { id: 1, label_fr: "Annonce à la ligne", label_ar: "إعلان بالسطر", position: 1 },
  { id: 2, label_fr: "Annonce modulaire", label_ar: "إعلان مؤطر", position: 2 },
  { id: 3, label_fr: "Annonce numérique", label_ar: "إعلان رقمي", position: 3 },
] as const satisfies readonly Row<AdTypeTable>[];

export const [lineType, modularType, digitalType] = adTypes;

export const colours: readonly Row<ColourTable>[] = [
  { id: 1, label_fr: "Noir et blanc", label_ar: "أبيض وأسود", position: 1 },
  { id: 2, label_fr: "Quadrichromie", label_ar: "ألوان كاملة", position: 2 },
];

/** A page is five columns of 50 mm, 4 mm apart; a module is one column wide and 35 mm high. */
export const canvases: readonly Row<CanvasTable>[] = [
  {
    id: 1,
    format: "L",
    label_fr: "Texte à la ligne, une colonne",
    label_ar: "نص بالسطر، عمود واحد",
    image: null,
    css_class: "canvas-line",
    width_mm: 50,
    height_mm: 35,
    title_limit: 0,
    body_limit: 20_000,
    footer_limit: 0,
    modules: 0,
    fixed_price: false,
  },
  modular(2, 1, 1, { title: 40, body: 120, footer: 0 }),
  modular(3, 1, 2, { title: 50, body: 260, footer: 40 }),
  modular(4, 2, 2, { title: 60, body: 520, footer: 60 }),
  modular(5, 2, 3, { title: 80, body: 800, footer: 80 }),
  modular(6, 2, 4, { title: 90, body: 1_100, footer: 100 }),
  modular(7, 5, 5, { title: 120, body: 3_400, footer: 160 }),
  {
    id: 8,
    format: "M",
    label_fr: "Annonce en ligne",
    label_ar: "إعلان على الإنترنت",
    image: null,
    css_class: "canvas-digital",
    width_mm: 160,
    height_mm: 90,
    title_limit: 80,
    body_limit: 1_200,
    footer_limit: 120,
    modules: 1,
    fixed_price: true,
  },
];

/** Modules of the largest canvas. */
export const MOST_MODULES = Math.max(...canvases.map(({ modules }) => modules));

interface Limits {
  readonly title: number;
  readonly body: number;
  readonly footer: number;
}

function modular(id: number, columns: number, rows: number, limits: Limits): Row<CanvasTable> {
  const modules = columns * rows;
  return {
    id,
    format: "M",
    label_fr: `${modules} ${modules === 1 ? "module" : "modules"}, ${columns} × ${rows}`,
    label_ar: `${arabicModules(modules)}، ${columns} × ${rows}`,
    image: null,
    css_class: `canvas-modular-${columns}x${rows}`,
    width_mm: columns * 50 + (columns - 1) * 4,
    height_mm: rows * 35 + (rows - 1) * 4,
    title_limit: limits.title,
    body_limit: limits.body,
    footer_limit: limits.footer,
    modules,
    fixed_price: false,
  };
}

function arabicModules(count: number): string {
  if (count === 1) return "وحدة واحدة";
  if (count === 2) return "وحدتان";
  return count <= 10 ? `${count} وحدات` : `${count} وحدة`;
}
