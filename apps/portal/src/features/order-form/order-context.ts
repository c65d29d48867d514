import { useFieldError } from "@parution/app/form/form-scope.tsx";
import { createContext, useContext } from "react";
import type { Account } from "./account.ts";
import type { OfferAnswer } from "./catalogue/use-offer.ts";
import type { Choosing, Select } from "./choices/use-choosing.ts";
import type { PublicationDays } from "./dates/publication-days.ts";
import type { FormMode } from "./form-mode.ts";
import type { OrderValues } from "./order-values.ts";
import type { OrderField } from "./submission/server-errors.ts";

/** Data that the parts of the form share besides its values. */
export interface Order extends OfferAnswer {
  readonly account: Account;
  readonly mode: FormMode;
  readonly choosing: Choosing;
}

export const OrderContext = createContext<Order | null>(null);

/** Shared data of the form around the caller. */
export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (order === null) throw new Error("useOrder needs an OrderContext around it.");
  return order;
}

/** Publication days of the support; a context of their own, since they are loaded after the form and few parts show them. */
export const DaysContext = createContext<PublicationDays | null>(null);

/** Publication days; null until the calendar is loaded. */
export const useDays = (): PublicationDays | null => useContext(DaysContext);

/** Correction that the newspaper asks for; null: none. */
export function useCorrection(): string | null {
  const { mode } = useOrder();
  return mode.kind === "edit" ? (mode.ad.correction ?? null) : null;
}

/** Makes a choice of the cascade, with all that it resets. */
export const useSelect = (): Select => useOrder().choosing.select;

/** Error message of a field; only its own errors render the caller. */
export const useOrderError = (name: OrderField): string | undefined =>
  useFieldError<OrderValues>(name);
