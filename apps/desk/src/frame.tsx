import { useLingui } from "@lingui/react/macro";
import { setServerTime } from "@parution/app/browser/server-clock.ts";
import { useConfigs } from "@parution/app/data/configs.ts";
import { ErrorBoundary } from "@parution/app/errors/error-boundary.tsx";
import { useLink, usePageLocation, useScrollToTop } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { RequireSession } from "@parution/app/session/require-session.tsx";
import {
  clearSession,
  interruptSession,
  useInterrupted,
  useSession,
} from "@parution/app/session/session-store.ts";
import { watchSession } from "@parution/app/session/watch-expiry.ts";
import { ErrorState } from "@parution/kit/error-state";
import { PageLayout } from "@parution/kit/page-layout";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate, Outlet } from "react-router";
import { DeskHeader } from "./desk-header.tsx";
import { DeskMenu } from "./desk-menu.tsx";
import { LoginAgain } from "./login-again.tsx";
import { needsSecondFactor, SecondFactor } from "./second-factor.tsx";
import { isWithoutRole, NoAccess, needsOwnPassword, OwnPassword } from "./shared/no-access.tsx";
import { useMay, useStaff } from "./shared/staff.data.ts";

/** Frame of every page behind the login: header, menu by right, page. */
export function Frame() {
  const isInStep = useSessionWatch();
  const userId = useSession()?.user.id;
  useScrollToTop();
  return (
    <RequireSession reason="compte">
      {/* Nothing of one user's page is left to another who signs in over it. */}
      <SignedInFrame key={userId} isInStep={isInStep} />
    </RequireSession>
  );
}

/**
 * Keeps clock and session in step with the server; the page of an expired session asks for the login. Returns true once the server's
 * clock is known, or cannot be.
 */
function useSessionWatch(): boolean {
  const { data: configs, error } = useConfigs();
  const [isInStep, setInStep] = useState(false);
  useEffect(() => {
    if (configs === undefined && error === undefined) return;
    setInStep(true);
    if (configs === undefined) return;
    setServerTime(configs.now);
    return watchSession(() => undefined, interruptSession);
  }, [configs, error]);
  return isInStep;
}

interface SignedInFrameProps {
  /** False until the server's clock is known, by which pages choose their days. */
  isInStep: boolean;
}

function SignedInFrame({ isInStep }: SignedInFrameProps) {
  const { t } = useLingui();
  const staff = useStaff();
  const isInterrupted = useInterrupted();
  const hasPage = staff.data !== undefined;
  useEffect(() => {
    if (isInterrupted && !hasPage) clearSession();
  }, [isInterrupted, hasPage]);
  return (
    <PageLayout
      skipLabel={t`Aller au contenu`}
      header={<DeskHeader />}
      side={hasPage && <DeskMenu />}
    >
      <Refusal />
      {hasPage && isInStep && <DeskPage />}
      <Suspense>{isInterrupted && hasPage && <LoginAgain />}</Suspense>
    </PageLayout>
  );
}

/** Reason why the desk stays closed to the user, with the way on; empty where it is open. */
function Refusal() {
  const { t } = useLingui();
  const { data, error, mutate } = useStaff();
  if (needsSecondFactor(error)) return <SecondFactor onDone={() => void mutate()} />;
  if (needsOwnPassword(error)) return <OwnPassword />;
  if (isWithoutRole(error)) return <NoAccess />;
  return (
    <ReadFailure
      title={t`Le bureau ne peut pas s’ouvrir`}
      error={error}
      isBesideOld={data !== undefined}
      onRetry={() => void mutate()}
    />
  );
}

/** Page of the address; an owner finds the steps of the installation until the newspaper is open. */
function DeskPage() {
  const link = useLink();
  const { page } = usePageLocation();
  const isInstalled = useStaff().data?.installed !== false;
  const isToInstall = useMay("configure") && !isInstalled && !page.startsWith("/installation");
  return (
    <PageBoundary>
      {isToInstall ? <Navigate to={link("/installation")} replace /> : <Outlet />}
    </PageBoundary>
  );
}

/** Boundary that replaces a page that failed with an error and a reload button, until another address is opened. */
export function PageBoundary(props: { children: ReactNode }) {
  const { pathname, search } = usePageLocation();
  return (
    <ErrorBoundary resetKey={pathname + search} fallback={<PageFailure />}>
      {props.children}
    </ErrorBoundary>
  );
}

function PageFailure() {
  const { t } = useLingui();
  const retry = { label: t`Recharger la page`, onRetry: () => location.reload() };
  return <ErrorState title={t`Cette page n’a pas pu s’afficher`} retry={retry} />;
}
