/** Reason why an edition cannot be laid out. */
export type LayoutFault =
  | "format"
  | "unknown-heading"
  | "too-wide"
  | "too-high"
  | "too-many-ads"
  | "too-many-rows"
  | "too-many-pages";

/** An edition that cannot be laid out, with the ad at fault where it is one. */
export class LayoutError extends Error {
  override readonly name = "LayoutError";
  readonly fault: LayoutFault;
  readonly adId: number | null;

  constructor(fault: LayoutFault, adId: number | null = null) {
    super(adId === null ? fault : `${fault}: ad ${adId}`);
    this.fault = fault;
    this.adId = adId;
  }
}
