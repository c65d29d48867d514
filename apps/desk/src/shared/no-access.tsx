import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { useSignOut } from "@parution/app/session/use-sign-out.ts";
import { ApiError } from "@parution/contract/errors";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { LockIcon } from "@parution/kit/icon";
import type { StaffPermission } from "@parution/rules/access";
import { isIsoDate } from "@parution/rules/dates";
import { Outlet, useParams } from "react-router";
import type { EditionKey } from "./edition.data.ts";
import { useMay } from "./staff.data.ts";

/** True where the session is that of a user without a role at the desk. */
export const isWithoutRole = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Page of a user without a role, with the ways on: another account, or the site. */
export function NoAccess() {
  const { t } = useLingui();
  const { signOut, pending, error } = useSignOut();
  const errorText = useErrorText();
  return (
    <div className="flex w-full max-w-xl flex-col gap-6">
      <PageTitle>{t`Ce compte n’a pas accès au bureau`}</PageTitle>
      <p className="text-body-lg">
        {t`Le bureau est réservé au personnel du journal. Déconnectez-vous pour continuer avec un autre compte.`}
      </p>
      {error !== undefined && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {errorText(error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button
          variant="primary"
          isPending={pending}
          pendingLabel={t`Déconnexion en cours`}
          onClick={signOut}
        >
          {t`Se déconnecter`}
        </Button>
        <ButtonLink href="/" target="_top">
          {t`Aller au site`}
        </ButtonLink>
      </div>
    </div>
  );
}

/** True where the session was opened with a first password, which another person has chosen. */
export const needsOwnPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === "PASSWORD_CHANGE_REQUIRED";

/** Way to the portal, which asks for a password of the user's own before anything else. */
export function OwnPassword() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <div className="flex w-full max-w-xl flex-col gap-6">
      <PageTitle>{t`Choisissez votre propre mot de passe`}</PageTitle>
      <p className="text-body-lg">{t`Le bureau s’ouvre ensuite avec ce mot de passe.`}</p>
      <ButtonLink variant="primary" className="self-start" href={`/${language}`} target="_top">
        {t`Choisir un mot de passe`}
      </ButtonLink>
    </div>
  );
}

/** Pages for users with a right; the others find the way back. The service decides on every call. */
export function Allowed({ right }: { right: StaffPermission }) {
  const { t } = useLingui();
  const link = useLink();
  if (useMay(right)) return <Outlet />;
  return (
    <EmptyState
      icon={LockIcon}
      title={t`Votre rôle ne donne pas accès à cette page`}
      action={<ButtonLink href={link("/")}>{t`Aller à l’accueil`}</ButtonLink>}
    >
      {t`Demandez l’accès à un propriétaire du bureau.`}
    </EmptyState>
  );
}

/** True where a page's row does not exist, or does no longer. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

/** Ids as the database has them. */
const ID = /^[1-9]\d{0,8}$/;

/** Pages of one row, whose number is in the address; any other address is not found. */
export function OfRow() {
  const isNumbered = Object.values(useParams()).every((param) => ID.test(param ?? ""));
  return isNumbered ? <Outlet /> : <NotFound />;
}

/** Pages of one edition, whose newspaper and day are in the address; any other address is not found. */
export function OfEdition() {
  const { support = "", day = "" } = useParams();
  if (!ID.test(support) || !isIsoDate(day)) return <NotFound />;
  return <Outlet context={{ supportId: Number(support), day } satisfies EditionKey} />;
}

/** Any address that no page of the desk has, with the way back. */
export function NotFound() {
  const { t } = useLingui();
  const link = useLink();
  return (
    <div className="flex w-full max-w-xl flex-col gap-6">
      <PageTitle>{t`Page introuvable`}</PageTitle>
      <p className="text-body-lg">{t`L’adresse est peut-être incomplète, ou la page a changé de place.`}</p>
      <ButtonLink variant="primary" className="self-start" href={link("/")}>
        {t`Aller à l’accueil`}
      </ButtonLink>
    </div>
  );
}
