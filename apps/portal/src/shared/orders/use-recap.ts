import { useRead } from "@parution/app/data/use-read.ts";
import type { LazyAnswer } from "@parution/contract/lazy";
import { readRecap } from "@parution/contract/lazy/orders";

export type Recap = LazyAnswer<typeof readRecap>;
export type RecapAd = NonNullable<Recap["ad"]>;

/** An order, before and after payment; `null` sends no request. */
export const useRecap = (orderId: number | null) =>
  useRead(readRecap, orderId === null ? null : { query: { orderId } });
