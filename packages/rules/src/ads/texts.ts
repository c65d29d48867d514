/** Most characters of the texts beside an ad's own: lists, addresses and mails stay whole with these. */
export const DETAIL_LIMITS = {
  webTitle: 150,
  webContent: 20_000,
  otherCity: 100,
  sector: 100,
  reference: 100,
  purchaseOrder: 60,
} as const;

/** Numbers of an ad and of an order that a text names; null: none. */
export interface NamedNumbers {
  readonly adId: number | null;
  readonly orderId: number | null;
}

/** Digits of a number at most: ids of the database have no more. */
const NUMBER = /^([ac])?\s*0*([1-9]\d{0,8})$/i;

/**
 * Reads «A00001234», the web reference of an ad, «C1234», the number of an order, or «1234», which may be either. Null for any
 * other text.
 */
export function readReference(text: string): NamedNumbers | null {
  const [, letter = "", digits] = NUMBER.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const id = Number(digits);
  const mayBe = (own: string) => letter === "" || letter.toUpperCase() === own;
  return { adId: mayBe("A") ? id : null, orderId: mayBe("C") ? id : null };
}
