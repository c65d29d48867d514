import { useLingui } from "@lingui/react/macro";
import { setServerTime } from "@parution/app/browser/server-clock.ts";
import { useConfigs } from "@parution/app/data/configs.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { ErrorBoundary } from "@parution/app/errors/error-boundary.tsx";
import { languageNames, languages } from "@parution/app/i18n/languages.ts";
import { keepLanguage } from "@parution/app/links/choices.ts";
import {
  useLanguage,
  useLink,
  usePageLocation,
  useScrollToTop,
} from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { RequireSession } from "@parution/app/session/require-session.tsx";
import {
  clearSession,
  interruptSession,
  useInterrupted,
  useSession,
} from "@parution/app/session/session-store.ts";
import { useSignOut } from "@parution/app/session/use-sign-out.ts";
import { watchSession } from "@parution/app/session/watch-expiry.ts";
import { AccountMenu } from "@parution/kit/account-menu";
import { AppHeader } from "@parution/kit/app-header";
import { ErrorState } from "@parution/kit/error-state";
import { LanguageSwitch } from "@parution/kit/language-switch";
import { Link } from "@parution/kit/link";
import { PageLayout } from "@parution/kit/page-layout";
import { SideMenu } from "@parution/kit/side-menu";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Navigate, Outlet } from "react-router";
import { DeskSearch } from "./desk-search.tsx";
import { LoginAgain } from "./login-again.tsx";
import { useMenuEntries } from "./menu-entries.ts";
import { needsSecondFactor, SecondFactor } from "./second-factor.tsx";
import { isWithoutRole, NoAccess, needsOwnPassword, OwnPassword } from "./shared/no-access.tsx";
import { useMay, useRoleNames, useStaff } from "./shared/staff.data.ts";

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

interface SignedInFrameProps {
  /** False until the server's clock is known, by which pages choose their days. */
  isInStep: boolean;
}

function SignedInFrame({ isInStep }: SignedInFrameProps) {
  const { t } = useLingui();
  const staff = useStaff();
  const link = useLink();
  const { page } = usePageLocation();
  const isInterrupted = useInterrupted();
  const hasPage = staff.data !== undefined;
  useEffect(() => {
    if (isInterrupted && !hasPage) clearSession();
  }, [isInterrupted, hasPage]);
  const mayInstall = useMay("configure");
  // An owner finds the steps until the newspaper is open.
  const isToInstall =
    mayInstall && staff.data?.installed === false && !page.startsWith("/installation");
  const isKnown = [needsSecondFactor, needsOwnPassword, isWithoutRole].some((isCase) =>
    isCase(staff.error),
  );
  return (
    <PageLayout
      skipLabel={t`Aller au contenu`}
      header={<DeskHeader />}
      side={staff.data && <DeskMenu />}
    >
      {needsSecondFactor(staff.error) && <SecondFactor onDone={() => void staff.mutate()} />}
      {needsOwnPassword(staff.error) && <OwnPassword />}
      {isWithoutRole(staff.error) && <NoAccess />}
      <ReadFailure
        title={t`Le bureau ne peut pas s’ouvrir`}
        error={isKnown ? undefined : staff.error}
        isBesideOld={staff.data !== undefined}
        onRetry={() => void staff.mutate()}
      />
      {staff.data && isInStep && (
        <PageBoundary>
          {isToInstall ? <Navigate to={link("/installation")} replace /> : <Outlet />}
        </PageBoundary>
      )}
      <Suspense>{isInterrupted && hasPage && <LoginAgain />}</Suspense>
    </PageLayout>
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

function DeskHeader() {
  const { t } = useLingui();
  const isOpen = useStaff().data !== undefined;
  const link = useLink();
  const { page, search } = usePageLocation();
  return (
    <AppHeader
      brand={
        <Link variant="standalone" href={link("/")}>
          {t`Le bureau`}
        </Link>
      }
      links={[]}
      labels={{ navigation: t`Navigation principale`, menu: t`Menu` }}
      switches={
        <>
          {isOpen && <DeskSearch />}
          <LanguageSwitch
            value={useLanguage()}
            items={languages.map((code) => ({
              code,
              name: languageNames[code],
              href: `${joinPath({ language: code }, page)}${search}`,
            }))}
            onChange={keepLanguage}
          />
        </>
      }
      account={<StaffMenu />}
    />
  );
}

function StaffMenu() {
  const { t } = useLingui();
  const { data: staff } = useStaff();
  const { signOut, pending, error } = useSignOut();
  const errorText = useErrorText();
  const roleNames = useRoleNames();
  return (
    <AccountMenu
      label={t`Mon compte`}
      name={staff?.name ?? ""}
      role={staff?.roles.map((role) => roleNames[role]).join(" · ")}
      items={[]}
      signOut={{
        label: t`Se déconnecter`,
        onSignOut: signOut,
        isPending: pending,
        pendingLabel: t`Déconnexion en cours`,
        failure: error === undefined ? undefined : { toneLabel: t`Erreur`, text: errorText(error) },
      }}
    />
  );
}

/** Menu of the pages that the user's rights lead to. */
function DeskMenu() {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePageLocation();
  const items = useMenuEntries().map((entry) => ({
    id: entry.page,
    href: link(entry.page),
    label: entry.label,
    icon: entry.icon,
    current: page === entry.page || (entry.page !== "/" && page.startsWith(entry.page)),
  }));
  const current = items.find((item) => item.current);
  return <SideMenu label={t`Bureau`} summary={current?.label} items={items} />;
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
