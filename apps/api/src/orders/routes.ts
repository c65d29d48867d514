import type { Route } from "../platform/http/index.ts";
import { cancelOrderRoute } from "./cancel.ts";
import { editAdRoute } from "./edit/edit.ts";
import { fileRoute } from "./edit/file-route.ts";
import { readEditableAdRoute } from "./edit/read.ts";
import { editInvoiceDetailsRoute, readInvoiceDetailsRoute } from "./invoice-details/edit.ts";
import { readMyOrdersRoute } from "./list/mine.ts";
import { placeAdRoute, placeTenderAdRoute } from "./place/place.ts";
import { readRecapRoute } from "./recap/recap.ts";

export const orderRoutes: readonly Route[] = [
  placeAdRoute,
  placeTenderAdRoute,
  readEditableAdRoute,
  editAdRoute,
  fileRoute,
  readRecapRoute,
  cancelOrderRoute,
  readMyOrdersRoute,
  readInvoiceDetailsRoute,
  editInvoiceDetailsRoute,
];
