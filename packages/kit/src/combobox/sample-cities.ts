import type { ComboboxGroup, ComboboxOption } from "./catalogue.ts";

/** Region, then «French name | Arabic name | further names» of its cities. */
const regions: readonly (readonly [string, readonly string[]])[] = [
  [
    "Casablanca-Settat",
    [
      "Casablanca|الدار البيضاء|Casa",
      "Mohammédia|المحمدية|Fedala",
      "El Jadida|الجديدة|Mazagan",
      "Settat|سطات",
      "Berrechid|برشيد",
      "Azemmour|أزمور",
    ],
  ],
  [
    "Rabat-Salé-Kénitra",
    [
      "Rabat|الرباط",
      "Salé|سلا",
      "Témara|تمارة",
      "Kénitra|القنيطرة",
      "Sidi Slimane|سيدي سليمان",
      "Souk El Arbaa|سوق الأربعاء",
    ],
  ],
  ["Fès-Meknès", ["Fès|فاس", "Meknès|مكناس", "Ifrane|إفران", "Sefrou|صفرو", "Taza|تازة"]],
  [
    "Tanger-Tétouan-Al Hoceïma",
    ["Tanger|طنجة", "Tétouan|تطوان", "Al Hoceïma|الحسيمة", "M'diq|المضيق", "Chefchaouen|شفشاون"],
  ],
  ["Marrakech-Safi", ["Marrakech|مراكش", "Safi|آسفي", "Essaouira|الصويرة|Mogador"]],
  ["Souss-Massa", ["Agadir|أكادير", "Inezgane|إنزكان", "Taroudant|تارودانت", "Tiznit|تيزنيت"]],
  ["L'Oriental", ["Oujda|وجدة", "Nador|الناظور", "Berkane|بركان"]],
];

function citiesIn(language: "fr" | "ar"): ComboboxGroup[] {
  return regions.map(([label, cities], region) => ({
    label,
    items: cities.map((line, place) => {
      const [french = "", arabic = "", ...others] = line.split("|");
      const [shown, other] = language === "ar" ? [arabic, french] : [french, arabic];
      return { value: `${region}-${place}`, label: shown, aliases: [other, ...others] };
    }),
  }));
}

/** Sample for stories: cities under their regions, named in French and found in both languages. */
export const regionsOfCities: readonly ComboboxGroup[] = citiesIn("fr");

/** Sample for stories: the same cities one after another. */
export const cities: readonly ComboboxOption[] = regionsOfCities.flatMap(({ items }) => items);

/** Sample for stories: the same cities named in Arabic. */
export const arabicCities: readonly ComboboxOption[] = citiesIn("ar").flatMap(({ items }) => items);

/** Sample for stories: as many choices as a whole country has places. */
export const fiveThousandPlaces: readonly ComboboxOption[] = Array.from(
  { length: 5000 },
  (_, place) => ({ value: String(place), label: `Douar Aït Âmeur ${place + 1}` }),
);
