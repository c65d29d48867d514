/** A face of which the portal serves a part. */
export interface Face {
  /** The package that holds it whole. */
  readonly source: string;
  /** Name of the file, without extension. */
  readonly file: string;
  /** Code points kept, first and last. */
  readonly ranges: readonly (readonly [first: number, last: number])[];
  /** Weights kept, where the face has them all in one file. */
  readonly weights?: { readonly min: number; readonly max: number };
}

/** Range of fontsource's «latin», which `fonts.css` declares. */
const latin: Face["ranges"] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

/** The letters, marks and signs of Arabic as Morocco writes it, with those of its names; others come in the whole file. */
const arabic: Face["ranges"] = [
  [0x600, 0x66f],
  [0x670, 0x671],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a4, 0x6a4],
  [0x6a8, 0x6a9],
  [0x6ad, 0x6ad],
  [0x6af, 0x6af],
  [0x6cc, 0x6cc],
  [0x6d4, 0x6d4],
  [0x6f0, 0x6f9],
  [0x763, 0x763],
  [0x200c, 0x200e],
  [0x2010, 0x2011],
];

/** From plain to bold: themes and kit use no other. */
const weights = { min: 400, max: 700 };

/** Later versions compose a dotted letter of a skeleton and its dots, which a PDF's reader then finds as two letters. */
const naskh = "@fontsource/noto-naskh-arabic";
const plexArabic = "@fontsource/ibm-plex-sans-arabic";

export const faces: readonly Face[] = [
  {
    source: "@fontsource-variable/ibm-plex-sans",
    file: "ibm-plex-sans-latin-wght-normal",
    ranges: latin,
    weights,
  },
  {
    source: "@fontsource-variable/source-serif-4",
    file: "source-serif-4-latin-wght-normal",
    ranges: latin,
    weights,
  },
  { source: plexArabic, file: "ibm-plex-sans-arabic-arabic-400-normal", ranges: arabic },
  { source: plexArabic, file: "ibm-plex-sans-arabic-arabic-600-normal", ranges: arabic },
  { source: naskh, file: "noto-naskh-arabic-arabic-400-normal", ranges: arabic },
  { source: naskh, file: "noto-naskh-arabic-arabic-700-normal", ranges: arabic },
];

/** A face as the typesetter sets it: one weight, cut from the file that the portal serves for it. */
export interface PrintFace {
  /** Its family in `fonts.css`. */
  readonly family: string;
  /** The package and file that hold it whole. */
  readonly source: string;
  readonly file: string;
  /** The weight cut out of a file that has them all; null: the file has one. */
  readonly weight: number | null;
  /** Its family in the print where `fonts.css` has several files of one: the typesetter takes one file of a family. */
  readonly printedAs?: { readonly from: string; readonly to: string };
  /** True where every newspaper's faces end with it: any newspaper can print what these cover. */
  readonly isHouse: boolean;
}

function cut(source: string, file: string, family: string, isHouse = false): PrintFace[] {
  return [400, 700].map((weight) => ({ source, file, family, weight, isHouse }));
}

function whole(source: string, files: readonly string[], family: string, isHouse = false) {
  return files.map((file): PrintFace => ({ source, file, family, weight: null, isHouse }));
}

const serif = "@fontsource-variable/source-serif-4";

/** All that a print may be set in. */
export const printFaces: readonly PrintFace[] = [
  ...cut(serif, "source-serif-4-latin-wght-normal", "Source Serif 4 Variable", true),
  ...cut(serif, "source-serif-4-latin-ext-wght-normal", "Source Serif 4 Variable", true).map(
    (face) => ({ ...face, printedAs: { from: "Source Serif 4", to: "Source Serif X" } }),
  ),
  ...whole(
    naskh,
    ["noto-naskh-arabic-arabic-400-normal", "noto-naskh-arabic-arabic-700-normal"],
    "Noto Naskh Arabic",
    true,
  ),
  ...whole(
    "@fontsource/noto-sans-tifinagh",
    ["noto-sans-tifinagh-tifinagh-400-normal"],
    "Noto Sans Tifinagh",
    true,
  ),
  ...cut("@fontsource-variable/bitter", "bitter-latin-wght-normal", "Bitter Variable"),
  ...cut(
    "@fontsource-variable/space-grotesk",
    "space-grotesk-latin-wght-normal",
    "Space Grotesk Variable",
  ),
  ...whole(
    plexArabic,
    ["ibm-plex-sans-arabic-arabic-400-normal", "ibm-plex-sans-arabic-arabic-600-normal"],
    "IBM Plex Sans Arabic",
  ),
];
