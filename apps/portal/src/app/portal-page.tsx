import type { Language } from "@parution/app/i18n/languages.ts";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyModule, useLazy } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { LoginReason } from "@parution/app/session/origin.ts";
import { RequireSession } from "@parution/app/session/require-session.tsx";
import { type ComponentType, type ReactNode, use } from "react";

interface PageOptions {
  /** Access to the page: anyone by default. Servers render public pages whole. */
  readonly access?: "public" | "session";
  /** Shared texts, besides those of its feature. */
  readonly texts?: readonly string[];
  /** Parameters of the address that it is rendered from, with the form of their values. */
  readonly query?: Readonly<Record<string, RegExp>>;
  /** Parameter of the search query, in pages that can be searched. */
  readonly searchParameter?: string;
  /** Reason on the login page for a visitor without a session. */
  readonly loginReason?: LoginReason;
}

/** Page of the portal, whose code and texts are loaded on demand. */
export interface PortalPage {
  /** File of the page: `features/{name}.page.tsx`. */
  readonly name: string;
  readonly element: ReactNode;
  readonly access: "public" | "session";
  readonly query: Readonly<Record<string, RegExp>>;
  readonly searchParameter: string | undefined;
  readonly loginReason: LoginReason;
  /** Features or shared parts whose texts the page contains. */
  readonly texts: readonly string[];
  /** Loads everything that rendering in a language needs, so that it does not suspend. */
  load(language: Language): Promise<unknown>;
}

const modules = import.meta.glob<{ default: ComponentType }>("../features/*/*.page.tsx");

/** The page `features/{name}.page.tsx`, with the texts of its feature. */
export function page(name: string, options: PageOptions = {}): PortalPage {
  const { access = "public", texts: shared = [], query = {}, searchParameter } = options;
  const { loginReason = "compte" } = options;
  const fetchModule = modules[`../features/${name}.page.tsx`];
  if (fetchModule === undefined) throw new Error(`There is no page «${name}».`);
  const module = lazyModule(fetchModule);
  const texts = [name.replace(/\/.*$/, ""), ...shared];
  const askTexts = (language: Language) => texts.map((feature) => messagesOf(language, feature));

  function Page() {
    // All are requested before any of them is awaited.
    const parts = askTexts(useLanguage());
    const { default: Content } = useLazy(module);
    for (const part of parts) use(part);
    return <Content />;
  }

  const element = <Page />;
  return {
    name,
    element:
      access === "session" ? (
        <RequireSession reason={loginReason}>{element}</RequireSession>
      ) : (
        element
      ),
    access,
    query,
    searchParameter,
    loginReason,
    texts,
    load: (language) => Promise.all([module.load(), ...askTexts(language)]),
  };
}

/** Parameters of an address with which a page is rendered. */
interface PageQuery {
  /** Query of the address with its question mark, in one order; empty for nothing. */
  readonly search: string;
  /** True for a text search, whose queries are unlimited in number. */
  readonly isTextSearch: boolean;
}

/** Reads the parameters that a page declares; others, and values of another form, do not change what it shows. */
export function queryOf(page: PortalPage | undefined, search: string): PageQuery {
  const requested = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const [name, form] of Object.entries(page?.query ?? {})) {
    const value = requested.get(name);
    if (value !== null && form.test(value)) read.set(name, value);
  }
  const words =
    page?.searchParameter === undefined ? "" : (requested.get(page.searchParameter)?.trim() ?? "");
  if (page?.searchParameter !== undefined && words !== "") read.set(page.searchParameter, words);
  return { search: read.size > 0 ? `?${read}` : "", isTextSearch: words !== "" };
}
