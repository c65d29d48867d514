import { createContext, useContext } from "react";
import type { Order } from "../model/use-order-form.ts";

export const OrderContext = createContext<Order | null>(null);

/** What the parts of the form share besides its values. */
export function useOrder(): Order {
  const order = useContext(OrderContext);
  if (order === null) throw new Error("useOrder needs an OrderContext around it.");
  return order;
}
