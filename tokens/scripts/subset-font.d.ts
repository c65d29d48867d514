declare module "subset-font" {
  /** The glyphs of `text` alone, in the same face. */
  // biome-ignore lint/style/noDefaultExport: the package has no other export, and no types of its own.
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff" | "woff2";
      readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
    },
  ): Promise<Uint8Array>;
}
