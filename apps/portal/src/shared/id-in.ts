/** Largest id of a row: the service's columns hold no larger one. */
const LARGEST = 2_147_483_647;

/** Id in an address; null for one that no row has, so that no call is made with it. */
export function idIn(segment: string | null | undefined): number | null {
  if (segment == null || !/^[1-9]\d{0,9}$/.test(segment)) return null;
  const id = Number(segment);
  return id <= LARGEST ? id : null;
}
