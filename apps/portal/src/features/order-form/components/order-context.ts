import { createContext, useContext } from "react";
import type { PublicationDays } from "../model/publication-days.ts";
import type { Select } from "../model/use-choosing.ts";
import type { Order } from "../model/use-order-form.ts";

export const OrderContext = createContext<Order | null>(null);

/** What the parts of the form share besides its values. */
export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (order === null) throw new Error("useOrder needs an OrderContext around it.");
  return order;
}

/** The days of the support, apart: they come after the form, and few parts show them. */
export const DaysContext = createContext<PublicationDays | null>(null);

/** Null until the calendar is there. */
export const useDays = (): PublicationDays | null => useContext(DaysContext);

/** Makes a choice of the cascade, with all that it resets. */
export const useSelect = (): Select => useOrder().choosing.select;
