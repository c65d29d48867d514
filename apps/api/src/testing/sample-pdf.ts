/** A PDF of pages with their drawing commands; `/F` is Helvetica, `/U` names no letters. PDFium finds its objects without a table. */
export function samplePdf(pages: readonly string[], { rotate = 0, trailer = "" } = {}): string {
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(" ");
  const objects = [
    "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj",
    `2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages.length}>> endobj`,
    "3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj",
    "4 0 obj <</Type/Font/Subtype/Type0/BaseFont/Own/Encoding/Identity-H/DescendantFonts[5 0 R]>> endobj",
    "5 0 obj <</Type/Font/Subtype/CIDFontType2/BaseFont/Own/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor<</Type/FontDescriptor/FontName/Own/Flags 4>>>> endobj",
    ...pages.flatMap((content, at) => [
      `${10 + 2 * at} 0 obj <</Type/Page/Parent 2 0 R/Rotate ${rotate}/MediaBox[0 0 300 200]/Contents ${11 + 2 * at} 0 R/Resources<</Font<</F 3 0 R/U 4 0 R>>>>>> endobj`,
      `${11 + 2 * at} 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    ]),
  ];
  return `%PDF-1.4\n${objects.join("\n")}\ntrailer <</Root 1 0 R${trailer}>>\n%%EOF`;
}

/** Trailer of a file that asks for a password. */
export const ENCRYPTED = `/Encrypt <</Filter/Standard/V 1/R 2/O (${"o".repeat(32)})/U (${"u".repeat(32)})/P -4>>/ID[(a)(a)]`;

/** Command that sets a line of text at a place. */
export const textAt = (x: number, y: number, text: string): string =>
  `BT /F 10 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

/** Command that sets glyphs for which the file names no letters. */
export const glyphsAt = (x: number, y: number, count: number): string => {
  const glyphs = Array.from({ length: count }, (_, at) =>
    (0xe0 + at).toString(16).padStart(4, "0"),
  );
  return `BT /U 10 Tf 1 0 0 1 ${x} ${y} Tm <${glyphs.join("")}> Tj ET`;
};
