import { quoteAd } from "@parution/contract/quote";
import { requireOwnIdentity } from "../orders/index.ts";
import { bind } from "../platform/http/index.ts";
import { quoteSelection } from "./service.ts";

export const quoteRoutes = [
  bind(quoteAd, async ({ input, context, identity, language }) => {
    if (identity !== null) requireOwnIdentity(identity, input.body);
    return quoteSelection(context, input.body, identity, language);
  }),
];
