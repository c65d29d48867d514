import type { Client } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import type { PageRequest } from "@parution/contract/pages";
import { readTheme } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import { themeOf } from "../../shared/support/support-choice.ts";
import type { Address } from "../address.ts";
import { themeInput, themeRule } from "../theme-overrides.tsx";
import { clientOf, EVERY_SUPPORT, findSupport } from "./first-reads.ts";

/**
 * Reads the CSS rule with the newspaper's colours for a page that the browser renders; an account's page has its own.
 * Empty for the theme's colours, and after a failure: no page fails for its colours.
 */
export function createColourReader() {
  /** A newspaper's number never changes; finding it costs more than the colours. */
  const numbers = new Map<string, number>();

  return async (address: Address, request: PageRequest): Promise<string> => {
    const { language, supportSlug } = address;
    if (supportSlug === null) return "";
    const visitor = clientOf(request, language);
    try {
      const id = numbers.get(supportSlug) ?? (await findNumber(visitor, supportSlug));
      if (id === null) return "";
      numbers.set(supportSlug, id);
      const { overrides } = await visitor.call(readTheme, themeInput({ id }));
      return overrides === null ? "" : themeRule(themeOf(supportSlug), overrides);
    } catch (error) {
      // The services have logged their own failures.
      if (!(error instanceof ApiError)) request.onError(error);
      return "";
    }
  };
}

async function findNumber(visitor: Client, slug: string): Promise<number | null> {
  return findSupport(await visitor.call(readHome, EVERY_SUPPORT), slug)?.id ?? null;
}
