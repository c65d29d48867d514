/** One row of the tables. */
export interface Ad {
  readonly reference: string;
  readonly title: string;
  readonly city: string;
  readonly date: string;
  /** Centimes. */
  readonly price: number;
}

const titles = ["Constitution de société", "Vente de fonds", "Perte de documents", "Avis d'achat"];
const cities = ["Casablanca", "Fès", "Tanger", "Agadir", "Oujda", "Rabat", "Meknès"];

/** A thousand ads in no order of their prices: a step prime to the count visits each price once. */
export const ads: readonly Ad[] = Array.from({ length: 1000 }, (_, index) => ({
  reference: `AL-${4000 + index}`,
  title: titles[index % titles.length] ?? "",
  city: cities[index % cities.length] ?? "",
  date: `2026-${String(1 + (index % 12)).padStart(2, "0")}-${String(1 + (index % 28)).padStart(2, "0")}`,
  price: ((index * 389) % 1000) * 100 + 2000,
}));

const dirhams = new Intl.NumberFormat("fr-MA", { style: "currency", currency: "MAD" });
export const priceText = (ad: Ad): string => dirhams.format(ad.price / 100);

export type Direction = "ascending" | "descending";

/** The ads by price; as they came while no direction is chosen. */
export function byPrice(direction: Direction | null): readonly Ad[] {
  if (direction === null) return ads;
  const sign = direction === "ascending" ? 1 : -1;
  return ads.toSorted((a, b) => sign * (a.price - b.price));
}
