import type { I18n, Messages as Texts } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { LinkProvider } from "@parution/kit/link";
import { supportIds } from "@parution/tokens";
import { type ReactNode, Suspense, use, useMemo } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { SWRConfig } from "swr";
import { ApiScope } from "../api/api-scope.tsx";
import { messagesOf } from "../i18n/catalogs.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";
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

/** Which feature a story shows is its own affair: it may say whatever any of them says. */
const features = import.meta.glob<{ messages: Texts }>(
  ["../../features/**/locales/*.po", "../*/locales/*.po", "../../app/locales/*.po"],
  { eager: true },
);

const supportSlugs: ReadonlySet<string> = new Set(supportIds);

/** A whole page as the portal shows it, with the network answered by the story. */
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
                  <Page route={route}>{children}</Page>
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

function storyMessages(language: Language): Promise<I18n> {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const loading = messagesOf(language).then((i18n) => {
    for (const [path, { messages }] of Object.entries(features)) {
      if (path.endsWith(`/${language}.po`)) i18n.load(language, messages);
    }
    return i18n;
  });
  instances.set(language, loading);
  return loading;
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
