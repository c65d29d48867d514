import type { Home } from "../../shared/support/use-home.ts";
import type { Support } from "../../shared/support/use-supports.ts";

/** Input of the read that every frame shares: the newspapers. */
export const EVERY_SUPPORT = { query: {} };

export const findSupport = ({ supports }: Home, slug: string): Support | null =>
  supports.find((support) => support.slug === slug) ?? null;
