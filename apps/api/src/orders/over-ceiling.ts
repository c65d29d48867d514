import type { Centimes } from "@parution/rules/money";
import { awaitsPayment, type OrderKind } from "@parution/rules/orders";
import { type CreditCondition, fitsCeiling } from "../ledger/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { permissionsOfCaller } from "./standing.ts";

interface Waiting {
  readonly kind: OrderKind;
  readonly status: number;
  readonly total: Centimes;
}

/** Exceeded as soon as this order would not fit any more, which is what its payer wants to know. */
export function isOverCeiling(
  order: Waiting,
  { ceiling, owed, exceeded }: CreditCondition,
  identity: Identity,
): boolean {
  const overflows = awaitsPayment(order) && !fitsCeiling(ceiling, owed, order.total);
  return permissionsOfCaller(identity).hasCeiling && (exceeded || overflows);
}
