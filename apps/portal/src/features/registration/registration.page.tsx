import { Trans, useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { Link } from "@parution/kit/link";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type RegisteredAddress, RegistrationForm } from "./registration-form.tsx";

/** Shown once the form is sent: its code follows. */
const ResendConfirmation = lazyComponent(() =>
  import("../../shared/resend-confirmation.tsx").then((module) => module.ResendConfirmation),
);

/** Sign-up; where an external site has the accounts, a link to it. */
export default function RegistrationPage() {
  const { t } = useLingui();
  const [registered, setRegistered] = useState<RegisteredAddress | null>(null);
  const { data: configs } = useConfigs();
  const external = configs?.links.register ?? "";
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-8 py-8">
      <PageHead
        title={t`Créer un compte`}
        description={t`Ouvrez un compte de particulier ou de professionnel pour commander vos annonces et suivre leur parution.`}
      />
      <Content registered={registered} external={external}>
        <RegistrationForm onRegistered={setRegistered} />
        <HasAccount />
      </Content>
    </div>
  );
}

interface ContentProps {
  registered: RegisteredAddress | null;
  /** Address of the external site's own form; empty for none. */
  external: string;
  children: ReactNode;
}

function Content({ registered, external, children }: ContentProps) {
  const { t } = useLingui();
  if (external !== "") {
    return (
      <>
        <PageTitle>{t`Créer un compte`}</PageTitle>
        <ButtonLink variant="primary" href={external} className="self-start">
          {t`Continuer vers l’espace des comptes`}
        </ButtonLink>
      </>
    );
  }
  if (registered === null) {
    return (
      <>
        <PageTitle>{t`Créer un compte`}</PageTitle>
        {children}
      </>
    );
  }
  return <CheckMail registered={registered} />;
}

/** Instruction to open the link of the mail, once the form is sent. */
function CheckMail({ registered }: { registered: RegisteredAddress }) {
  const { t } = useLingui();
  // The form was longer than what stands in its place: without this a telephone shows the page's foot.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector("h1")?.focus(), []);
  return (
    <div ref={place} className="contents">
      <PageTitle>{t`Ouvrez votre messagerie`}</PageTitle>
      <div role="status" className="flex flex-col gap-2">
        <p className="text-body-lg">{registered.message}</p>
        <bdi dir="ltr" className="self-start font-semibold text-body-lg wrap-anywhere">
          {registered.email}
        </bdi>
      </div>
      <Suspense>
        <ResendConfirmation
          email={registered.email}
          password={registered.password}
          labels={{
            resend: t`Renvoyer le message`,
            pending: t`Envoi en cours`,
            success: t`Succès`,
            error: t`Erreur`,
          }}
        />
      </Suspense>
    </div>
  );
}

function HasAccount() {
  const link = useLink();
  const { search } = useLocation();
  const { data: configs } = useConfigs();
  // The query is the browser's alone: a server renders one page for all.
  const query = configs === undefined ? "" : search;
  return (
    <p className="border-t border-line pt-5 text-body-sm">
      <Link
        href={`${link("/connexion")}${query}`}
        className="pointer-coarse:inline-flex pointer-coarse:min-h-touch pointer-coarse:items-center"
      >
        <Trans>J’ai déjà un compte</Trans>
      </Link>
    </p>
  );
}
