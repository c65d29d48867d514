declare module "subset-font" {
  /** The glyphs of `text` alone, in the same face. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "woff2";
      readonly variationAxes?: Readonly<Record<string, { min: number; max: number }>>;
    },
  ): Promise<Uint8Array>;
}
