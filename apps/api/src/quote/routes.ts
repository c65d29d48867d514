import { quoteAd } from "@parution/contract/quote";
import { bind } from "../platform/http/index.ts";
import { quoteSelection } from "./service.ts";

export const quoteRoutes = [
  bind(quoteAd, ({ input, context, identity, language }) =>
    quoteSelection(context, input.body, identity, language),
  ),
];
