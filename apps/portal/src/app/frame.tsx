import { useLingui } from "@lingui/react/macro";
import { LinkProvider } from "@parution/kit/link";
import { PageLayout } from "@parution/kit/page-layout";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, type ReactNode, Suspense } from "react";
import { useLanguage, usePlace } from "../shared/links/links.tsx";
import { RouterLink } from "../shared/links/router-link.tsx";
import { useLeftPage } from "../shared/session/left-page.ts";
import { useMustChangePassword, useSession, useSignedIn } from "../shared/session/session-store.ts";
import { useTheme } from "../shared/support/support-choice.ts";
import { isAccountPage } from "./account-area/account-area.ts";
import { DocumentScope } from "./document-scope.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Header } from "./header/header.tsx";
import { OfflineNotice, PageEnd, ThemeOverrides } from "./later.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";

/** What stands beside the page follows it. */
const AccountSide = lazy(() =>
  import("./account-area/account-side.tsx").then((module) => ({ default: module.AccountSide })),
);
const SessionEnded = lazy(() =>
  import("./session-ended.tsx").then((module) => ({ default: module.SessionEnded })),
);

/** What stands around every page. */
export function Frame(props: { children: ReactNode }) {
  const { t } = useLingui();
  const { page } = usePlace();
  const signedIn = useSignedIn();
  const mustChangePassword = useMustChangePassword();
  const left = useLeftPage();
  return (
    <LinkProvider element={RouterLink}>
      <DocumentScope language={useLanguage()} support={useTheme()} />
      <PageLayout
        skipLabel={t`Aller au contenu`}
        header={<Header />}
        side={signedIn && !mustChangePassword && isAccountPage(page) && <Side />}
        footer={
          <Suspense>
            <PageEnd />
            <OwnColours />
          </Suspense>
        }
      >
        <ErrorBoundary>
          <Suspense>
            <OfflineNotice />
          </Suspense>
          {!signedIn && left !== null && page === "/" && (
            <Suspense>
              <SessionEnded left={left} />
            </Suspense>
          )}
          <Suspense fallback={<PageSkeleton />}>{props.children}</Suspense>
        </ErrorBoundary>
      </PageLayout>
    </LinkProvider>
  );
}

/** The colours of whoever is here, read anew for each. */
function OwnColours() {
  return <ThemeOverrides key={useSession()?.user.id} />;
}

function Side() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<Skeleton shape="block" className="h-13.5 lg:h-64" />}>
        <AccountSide />
      </Suspense>
    </ErrorBoundary>
  );
}
