import { type ComponentType, type ReactNode, use } from "react";
import { messagesOf } from "../shared/i18n/catalogs.ts";
import type { Language } from "../shared/i18n/languages.ts";
import { useLanguage } from "../shared/links/links.tsx";
import { readable } from "../shared/promise/readable.ts";
import { RequireSession } from "../shared/session/require-session.tsx";

interface PageModule {
  readonly default: ComponentType;
}

interface PageOptions {
  /** Who may see it; anyone by default. A server draws what anyone may see. */
  readonly access?: "public" | "session";
  /** Texts that it has in common with others, besides its feature's. */
  readonly texts?: readonly string[];
}

/** A page of the portal, whose code and texts come when it is asked for. */
export interface PortalPage {
  readonly element: ReactNode;
  readonly access: "public" | "session";
  /** Its module, by the path that a build knows it by. */
  readonly source: string;
  /** The features, or shared parts, whose texts it says. */
  readonly texts: readonly string[];
  /** Fetches all that drawing it in a language needs, so that it is then drawn without a pause. */
  load(language: Language): Promise<void>;
}

const modules = import.meta.glob<PageModule>("../features/*/*.page.tsx");

/** The page `features/{name}.page.tsx`, with the texts of its feature. */
export function page(name: string, options: PageOptions = {}): PortalPage {
  const { access = "public", texts: shared = [] } = options;
  const fetchModule = modules[`../features/${name}.page.tsx`];
  if (fetchModule === undefined) throw new Error(`There is no page «${name}».`);
  const texts = [name.replace(/\/.*$/, ""), ...shared];
  let module: Promise<PageModule> | undefined;
  const fetched = () => {
    module ??= readable(fetchModule());
    return module;
  };

  function Page() {
    const language = useLanguage();
    // All are asked for before any of them is waited for.
    const parts = texts.map((feature) => messagesOf(language, feature));
    const { default: Content } = use(fetched());
    for (const part of parts) use(part);
    return <Content />;
  }

  return {
    element: access === "session" ? withSession(<Page />) : <Page />,
    access,
    source: `src/features/${name}.page.tsx`,
    texts,
    async load(language) {
      await Promise.all([fetched(), ...texts.map((feature) => messagesOf(language, feature))]);
    },
  };
}

const withSession = (element: ReactNode) => <RequireSession>{element}</RequireSession>;
