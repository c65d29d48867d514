import { I18nProvider } from "@lingui/react";
import { type ReactNode, Suspense, use } from "react";
import { ApiScope, type FirstData } from "../shared/api/api-scope.tsx";
import { messagesOf } from "../shared/i18n/catalogs.ts";
import { PlaceScope, useLanguage } from "../shared/links/links.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame } from "./frame.tsx";
import { LastResort } from "./last-resort.tsx";
import { Session } from "./later.tsx";
import { PortalRoutes } from "./portal-routes.tsx";
import { supportSlugs } from "./support-slugs.ts";

/** The portal below its router: where one is, in which language, who speaks to the service, and the page. */
export function App(props: { firstData?: FirstData | undefined }) {
  return (
    <PlaceScope supportSlugs={supportSlugs}>
      <ErrorBoundary fallback={<LastResort />}>
        <Suspense>
          <Messages>
            <ApiScope firstData={props.firstData}>
              <Suspense>
                <Session />
              </Suspense>
              <Frame>
                <PortalRoutes />
              </Frame>
            </ApiScope>
          </Messages>
        </Suspense>
      </ErrorBoundary>
    </PlaceScope>
  );
}

function Messages(props: { children: ReactNode }) {
  const i18n = use(messagesOf(useLanguage()));
  return <I18nProvider i18n={i18n}>{props.children}</I18nProvider>;
}
