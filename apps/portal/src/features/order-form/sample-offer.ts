import {
  type Canvas,
  type Catalogue,
  type Choices,
  type City,
  type Colour,
  type Heading,
  type Offer,
  offerOf,
  type Product,
  type Support,
} from "./catalogue/offer.ts";

const printSupport: Support = {
  id: 1,
  label: "L'Horizon",
  slug: "l-horizon",
  medium: "print",
  language: "fr",
  fixedPrice: false,
  lowestPrice: 24_00,
  blockLines: null,
  discountFromDates: null,
  packagePrice: null,
  tiers: [],
};

const digitalSupport: Support = {
  ...printSupport,
  id: 4,
  label: "Horizon Numérique",
  slug: "horizon-numerique",
  medium: "digital",
  fixedPrice: true,
};

const heading: Heading = {
  id: 7,
  label: "Offres d'emploi",
  printedLabel: "Offres d'emploi",
  slug: "offres-emploi",
  isProduct: false,
  unitPrice: 20_00,
  discountPercent: null,
  types: [
    { id: 1, label: "Annonce à la ligne" },
    { id: 2, label: "Annonce modulaire" },
  ],
  subheadings: [
    { id: 31, label: "Informatique", asksSector: false },
    { id: 32, label: "Autre secteur", asksSector: true },
  ],
  options: [
    {
      id: 1,
      label: "Contrat",
      choices: [
        { id: 11, label: "CDI" },
        { id: 12, label: "CDD" },
      ],
    },
    {
      id: 2,
      label: "Expérience",
      choices: [
        { id: 21, label: "Débutant" },
        { id: 22, label: "Confirmé" },
      ],
    },
  ],
};

const lineProduct: Product = {
  id: 100,
  label: "À la ligne",
  title: "À la ligne",
  format: "line",
  headingId: 7,
  typeId: 1,
  colourId: null,
  unitPrice: 20_00,
};

const modularProduct: Product = {
  ...lineProduct,
  id: 101,
  label: "Modulaire",
  format: "modular",
  typeId: 2,
  colourId: 1,
};

const lineCanvas: Canvas = {
  id: 1,
  productId: 100,
  label: "Une colonne",
  format: "line",
  imageUrl: null,
  className: null,
  price: 20_00,
  width: 50,
  height: 35,
  titleLimit: 0,
  bodyLimit: 20_000,
  footerLimit: 0,
  modules: 0,
  fixedPrice: false,
};

const modularCanvas: Canvas = {
  ...lineCanvas,
  id: 3,
  productId: 101,
  label: "2 modules",
  format: "modular",
  price: 360_00,
  titleLimit: 10,
  bodyLimit: 20,
  footerLimit: 5,
  modules: 2,
};

const channels: Catalogue["channels"] = [
  { medium: "print", label: "Édition papier" },
  { medium: "digital", label: "Édition numérique" },
];

const colours: Colour[] = [{ id: 1, label: "Noir et blanc", productId: 101 }];

const cities: City[] = [
  { id: 5, label: "Rabat" },
  { id: 0, label: "Autre ville" },
];

export const samples = {
  printSupport,
  digitalSupport,
  heading,
  lineProduct,
  modularProduct,
  lineCanvas,
  modularCanvas,
  channels,
  colours,
  cities,
};

const catalogue: Catalogue = {
  channels,
  supports: [printSupport, digitalSupport],
  headings: [heading],
  products: [lineProduct, modularProduct],
  colours,
  canvases: [lineCanvas],
  packageRate: null,
  packageLabel: null,
};

/** Choices of a job offer by the line. */
export const lineChoices: Choices = {
  medium: "print",
  supportId: 1,
  headingId: 7,
  typeId: 1,
  subheadingId: 31,
  colourId: null,
  canvasId: null,
};

/** Choices of a modular job offer. */
export const modularChoices: Choices = { ...lineChoices, typeId: 2, colourId: 1, canvasId: 3 };

/** A small catalogue as the given choices see it. */
export const sampleOffer = (choices: Choices, changes: Partial<Catalogue> = {}): Offer =>
  offerOf(choices, { ...catalogue, ...changes }, null);

export const lineOffer = (changes: Partial<Catalogue> = {}): Offer =>
  sampleOffer(lineChoices, changes);

export const modularOffer = (changes: Partial<Catalogue> = {}): Offer =>
  sampleOffer(modularChoices, { canvases: [modularCanvas], ...changes });

/** A fixed-price offer: one type, one canvas. */
export const digitalOffer = (): Offer =>
  sampleOffer(
    { ...lineChoices, medium: "digital", supportId: 4, typeId: 3 },
    {
      products: [{ ...modularProduct, typeId: 3, colourId: null }],
      canvases: [{ ...modularCanvas, id: 8, price: 110_00, fixedPrice: true }],
    },
  );
