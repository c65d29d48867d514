import { Trans, useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useConfigs } from "@parution/app/data/configs.ts";
import { LoginForm } from "@parution/app/factors/login-form.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { forgetLeftPage, leftPage } from "@parution/app/session/left-page.ts";
import { originOf, type LoginReason as Reason, reasonOf } from "@parution/app/session/origin.ts";
import {
  currentSession,
  type StoredSession,
  useSession,
} from "@parution/app/session/session-store.ts";
import { verifySession } from "@parution/app/session/verify-session.ts";
import { Link } from "@parution/kit/link";
import { type ComponentProps, Suspense, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";

/** Shown to few: its code follows. */
const ResendConfirmation = lazyComponent(() =>
  import("../../shared/resend-confirmation.tsx").then((module) => module.ResendConfirmation),
);

/** Login page; redirects to the requested page, or back to the one of an expired session. */
export default function LoginPage() {
  const { t } = useLingui();
  const { session, hasEnded } = useHeldSession();
  const link = useLink();
  const { search } = useLocation();
  const reason = reasonOf(useSearch());
  const [left] = useState(leftPage);
  useEffect(() => {
    if (session !== null) forgetLeftPage();
  }, [session]);
  if (session !== null) {
    const origin = originOf(search, location.origin);
    return <Navigate to={origin === "/" ? (left ?? link("/")) : origin} replace />;
  }
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-8 py-8">
      <PageHead
        title={t`Connexion`}
        description={t`Connectez-vous pour commander vos annonces, suivre leur parution et retrouver vos factures.`}
        canonical="/connexion"
      />
      <div className="flex flex-col gap-3">
        <PageTitle>{t`Connexion`}</PageTitle>
        <LoginReason reason={hasEnded ? "session" : reason} />
      </div>
      <LoginForm
        unconfirmed={(credentials) => <Unconfirmed {...credentials} />}
        lostFactors={<LostFactors />}
      />
      <AccountLinks />
    </div>
  );
}

/** Asks for another confirmation of a sign-up's address. */
function Unconfirmed(credentials: Omit<ComponentProps<typeof ResendConfirmation>, "labels">) {
  const { t } = useLingui();
  return (
    <Suspense>
      <ResendConfirmation
        {...credentials}
        labels={{
          resend: t`Renvoyer le message`,
          pending: t`Envoi en cours`,
          success: t`Succès`,
          error: t`Erreur`,
        }}
      />
    </Suspense>
  );
}

/** Help for a user who has lost every factor: only the publisher removes them (docs/domain/accounts.md#second-factors). */
function LostFactors() {
  const link = useLink();
  return (
    <p className="text-body-sm text-fg-muted">
      <Trans>
        Vous n’avez plus aucun de ces moyens ? <Link href={link("/contact")}>Écrivez-nous</Link> :
        nous les retirons une fois votre identité vérifiée.
      </Trans>
    </p>
  );
}

/** Height for a finger. */
const target = "pointer-coarse:inline-flex pointer-coarse:min-h-touch pointer-coarse:items-center";

/** Links to registration and password recovery: the portal's, or the external account site's where there is one. */
function AccountLinks() {
  const link = useLink();
  const { search } = useLocation();
  const { data: configs } = useConfigs();
  // A placeholder, so that nothing moves when they load.
  if (configs === undefined) return <div aria-hidden className="h-11 border-t border-line" />;
  const { register, recoverPassword } = configs.links;
  return (
    <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-5 text-body-sm">
      <Link href={recoverPassword || link("/mot-de-passe-oublie")} className={target}>
        <Trans>Mot de passe oublié</Trans>
      </Link>
      <Link href={register || `${link("/inscription")}${search}`} className={target}>
        <Trans>Créer un compte</Trans>
      </Link>
    </p>
  );
}

/** Reason for the login, where another page redirected here. */
function LoginReason({ reason }: { reason: Reason | null }) {
  const { t } = useLingui();
  if (reason === null) return null;
  const sentences = {
    commande: t`Connectez-vous pour passer commande : le formulaire s’ouvrira ensuite.`,
    compte: t`Connectez-vous pour ouvrir cette page de votre compte.`,
    session: t`Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.`,
    ferme: t`Votre compte est fermé. Un message vous le confirme.`,
  };
  return (
    <p role="status" className="text-body text-fg-muted">
      {sentences[reason]}
    </p>
  );
}

/** Session on the login page, once it is verified. */
interface Held {
  /** A valid session: opened here, or confirmed by the server. */
  readonly session: StoredSession | null;
  /** The browser remembered a session that has ended. */
  readonly hasEnded: boolean;
}

/**
 * Session on the login page. One that the browser remembers is verified first: if it has ended elsewhere, its
 * page would only redirect back here.
 */
function useHeldSession(): Held {
  const session = useSession();
  const client = useClient();
  const [before] = useState(() => (typeof document === "undefined" ? null : currentSession()));
  const [confirmed, setConfirmed] = useState(before === null);
  useEffect(() => {
    if (before === null) return;
    void verifySession(client).then(() => setConfirmed(true));
  }, [before, client]);
  const isKnown = session !== before || confirmed;
  // During hydration no session is known yet, remembered or not: no reason is shown until it is.
  const hasEnded = before !== null && confirmed && session === null;
  return { session: isKnown ? session : null, hasEnded };
}
