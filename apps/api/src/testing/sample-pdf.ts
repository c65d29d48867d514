/** A PDF of pages with their drawing commands; `/F` is Helvetica. PDFium finds its objects without a table. */
export function samplePdf(pages: readonly string[], { rotate = 0, trailer = "" } = {}): string {
  const kids = pages.map((_, at) => `${10 + 2 * at} 0 R`).join(" ");
  const objects = [
    "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj",
    `2 0 obj <</Type/Pages/Kids[${kids}]/Count ${pages.length}>> endobj`,
    "3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj",
    ...pages.flatMap((content, at) => [
      `${10 + 2 * at} 0 obj <</Type/Page/Parent 2 0 R/Rotate ${rotate}/MediaBox[0 0 300 200]/Contents ${11 + 2 * at} 0 R/Resources<</Font<</F 3 0 R>>>>>> endobj`,
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
