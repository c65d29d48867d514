const ads = [
  { id: "1", title: "Barque de pêche, bois de cèdre" },
  { id: "2", title: "Moteur neuf, filets compris" },
];

/** Ads whose title holds a text. */
export async function findAds(text: string) {
  return ads.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase()));
}
