import { I18nProvider } from "@lingui/react";
import { supportIds } from "@parution/tokens";
import { type ReactNode, Suspense, use } from "react";
import { ApiScope } from "../shared/api/api-scope.tsx";
import { messagesOf } from "../shared/i18n/catalogs.ts";
import { PlaceScope, useLanguage } from "../shared/links/links.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame } from "./frame.tsx";
import { LastResort } from "./last-resort.tsx";
import { PortalRoutes } from "./portal-routes.tsx";
import { BrowserRouter } from "./router/browser-router.tsx";
import { Session } from "./session.tsx";

const supportSlugs: ReadonlySet<string> = new Set(supportIds);

/** The portal: where one is, in which language, who speaks to the service, and the page. */
export function App() {
  return (
    <BrowserRouter>
      <PlaceScope supportSlugs={supportSlugs}>
        <ErrorBoundary fallback={<LastResort />}>
          <Suspense>
            <Messages>
              <ApiScope>
                <Session />
                <Frame>
                  <PortalRoutes />
                </Frame>
              </ApiScope>
            </Messages>
          </Suspense>
        </ErrorBoundary>
      </PlaceScope>
    </BrowserRouter>
  );
}

function Messages(props: { children: ReactNode }) {
  const i18n = use(messagesOf(useLanguage()));
  return <I18nProvider i18n={i18n}>{props.children}</I18nProvider>;
}
