import { joinPath, splitPath } from "@parution/app/links/path-prefix.ts";
import { type LoginReason, loginAddress } from "@parution/app/session/origin.ts";
import type { PageChoices, PageVisit } from "@parution/contract/pages";
import { type Address, addressOf } from "../address.ts";
import { queryOf } from "../portal-page.tsx";
import { onlySupportOf, rememberSupports, supportSlugs } from "../support-slugs.ts";
import { hasReads } from "./page-reads.ts";

/**
 * Reads an address as far as pages differ by it: parameters that its page does not read are left out, as are choices
 * that the path overrules and newspapers that do not exist. A newspaper that is sold alone is every visitor's.
 * @param location path and query
 * @param sold slugs of the newspapers that the service sells
 */
export function visitOf(location: string, chosen: PageChoices, sold: readonly string[]): PageVisit {
  rememberSupports(sold);
  const [pathname = "/", query = ""] = splitAt(location, "?");
  const path = splitPath(pathname, supportSlugs);
  const choices = {
    language: path.language === null ? chosen.language : null,
    supportSlug:
      path.supportSlug === null ? (onlySupportOf(sold) ?? knownSupport(chosen.supportSlug)) : null,
  };
  const address = addressOf(pathname, choices);
  const { language, supportSlug, route } = address;
  const { search, isTextSearch } = queryOf(route.page, query);
  const rendered = `${pathname}${search}`;
  const loginFor = (reason: LoginReason) =>
    loginAddress(
      joinPath({ language, supportSlug: path.supportSlug }, "/connexion"),
      `${joinPath({ language, supportSlug: path.supportSlug }, path.page)}${query && `?${query}`}`,
      reason,
    );
  return {
    key: isTextSearch ? null : JSON.stringify([rendered, language, supportSlug]),
    location: rendered,
    choices,
    access: accessOf(address),
    hasOwnReads: route.page !== undefined && hasReads(route.page),
    login: {
      visitor: loginFor(route.page?.loginReason ?? "compte"),
      ended: loginFor("session"),
    },
  };
}

function accessOf({ route }: Address): PageVisit["access"] {
  if (route.page?.access !== "session") return "public";
  return route.landing === undefined ? "session" : "landing";
}

const knownSupport = (slug: string | null) =>
  slug !== null && supportSlugs.has(slug) ? slug : null;

function splitAt(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
