import type { I18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { LinkProvider } from "@parution/kit/link";
import { supportIds } from "@parution/tokens";
import { type ReactNode, Suspense, use, useMemo } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { SWRConfig } from "swr";
import { ApiScope } from "../data/api-scope.tsx";
import { isLanguage, type Language } from "../i18n/languages.ts";
import { messagesOf, partsOf } from "../i18n/messages.ts";
import { PlaceScope, useLanguage, usePlace } from "../links/links.tsx";
import { RouterLink } from "../links/router-link.tsx";
import { fetchOf, type Reply } from "./replies.ts";

interface PageStoryProps {
  /** The toolbar's language. */
  language: unknown;
  /** The page's own address, such as `/mes-annonces`. */
  path: string;
  /** The route that the page has, where its address carries values. */
  route?: string;
  replies: readonly Reply[];
  children: ReactNode;
}

const supportSlugs: ReadonlySet<string> = new Set(supportIds);

/** A whole page as an application shows it, with the network answered by the story. */
export function PageStory({ language, path, route = path, replies, children }: PageStoryProps) {
  const fetch = useMemo(() => fetchOf(replies), [replies]);
  const spoken = typeof language === "string" && isLanguage(language) ? language : "fr";
  return (
    <MemoryRouter key={spoken} initialEntries={[`/${spoken}${path}`]}>
      <PlaceScope supportSlugs={supportSlugs}>
        <Suspense>
          <Messages>
            <SWRConfig value={{ provider: () => new Map() }}>
              <ApiScope fetch={fetch}>
                <LinkProvider element={RouterLink}>
                  <Suspense>
                    <Page route={route}>{children}</Page>
                  </Suspense>
                </LinkProvider>
              </ApiScope>
            </SWRConfig>
          </Messages>
        </Suspense>
      </PlaceScope>
    </MemoryRouter>
  );
}

const instances = new Map<Language, Promise<I18n>>();

/** A story may show any feature, and so says whatever any of them says. */
function storyMessages(language: Language): Promise<I18n> {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const loading = loadAll(language);
  instances.set(language, loading);
  return loading;
}

async function loadAll(language: Language): Promise<I18n> {
  const parts = await partsOf(language);
  await Promise.all(parts.map((part) => messagesOf(language, part)));
  return messagesOf(language);
}

function Messages(props: { children: ReactNode }) {
  const language = useLanguage();
  const i18n = use(storyMessages(language));
  return <I18nProvider i18n={i18n}>{props.children}</I18nProvider>;
}

/** The page at its route; where it leads to is told by its address. */
function Page({ route, children }: { route: string; children: ReactNode }) {
  const location = useLocation();
  const { page: pathname } = usePlace();
  return (
    <main className="mx-auto max-w-7xl bg-page px-4 py-6 font-ui text-fg sm:px-6">
      <Routes location={{ ...location, pathname }}>
        <Route path={route} element={children} />
        <Route path="*" element={<p>{location.pathname}</p>} />
      </Routes>
    </main>
  );
}
