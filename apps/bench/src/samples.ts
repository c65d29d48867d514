import { countLines } from "@parution/rules/lines";

/** Number of lines of the ring's scale: the longest text that a form expects. */
const LINES = 90;

const french = `ATLAS NÉGOCE SARL
Société à responsabilité limitée au capital de 100 000 dirhams
Siège social : 14, rue Ibn Batouta, Casablanca
RC Casablanca n° 512 873
Aux termes d'une assemblée générale extraordinaire du 2 novembre 2026, les associés ont décidé de transférer le siège social au 7, boulevard Zerktouni, et de modifier en conséquence l'article 4 des statuts.`;

const arabic = `شَرِكَةُ الأُفُقِ للتجارة ش.م.م
رأسمالها 100.000 درهم
مقرها الاجتماعي: 14، زنقة ابن بطوطة، الدار البيضاء
السجل التجاري رقم 512873
بمقتضى الجمع العام الاستثنائي المنعقد بتاريخ 2 نونبر 2026 قرر الشركاء نقل المقر الاجتماعي إلى رقم 7، شارع الزرقطوني، وتعديل الفصل 4 من النظام الأساسي تبعا لذلك.`;

/** An ad again and again, until it fills 90 lines exactly. */
function fill(ad: string): string {
  const source = ad.split("\n");
  let text = source[0] ?? "";
  for (let next = 1; countLines(text) < LINES; next += 1) {
    const longer = `${text}\n${source[next % source.length]}`;
    text = countLines(longer) <= LINES ? longer : `${text}\n—`;
  }
  return text;
}

export const frenchText = fill(french);
export const arabicText = fill(arabic);
