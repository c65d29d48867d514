import type { Route } from "../platform/http/index.ts";
import { readMyInvoicesRoute } from "./mine.ts";

export const invoiceRoutes: readonly Route[] = [readMyInvoicesRoute];
