import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { FormSection } from "@parution/app/form/form-section.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { loginAddress } from "@parution/app/session/origin.ts";
import { useSignedIn } from "@parution/app/session/session-store.ts";
import { ButtonLink } from "@parution/kit/button";
import { permissionsOf } from "@parution/rules/access";
import { useFormContext, useWatch } from "react-hook-form";
import { Navigate, useParams } from "react-router";
import { DEFAULT_SUPPORT } from "../../shared/support/support-input.ts";
import { useSupport, useSupports } from "../../shared/support/use-supports.ts";
import type { Account } from "./account.ts";
import { useOrderOptions } from "./catalogue/use-catalogue.ts";
import { TRIAL_DRAFT } from "./draft/use-draft.ts";
import type { TrialMode } from "./form-mode.ts";
import { FormStart, OrderFormSkeleton } from "./form-start.tsx";
import type { OrderValues } from "./order-values.ts";
import { failureOf, supportIdIn, useNewStart } from "./use-start.ts";

/** Composes an ad and prices it without an account; a login leads on to the order form, which holds it. */
export default function TrialPage() {
  const { t } = useLingui();
  const link = useLink();
  const signedIn = useSignedIn();
  const supportId = supportIdIn(useParams().support);
  const support = usePageSupport(supportId);
  const newspaper = support?.label;
  return (
    <div className="flex flex-col gap-8">
      <PageHead
        title={
          newspaper === undefined
            ? t`Passer une annonce dans un journal marocain`
            : t`Passer une annonce dans ${newspaper}`
        }
        description={t`Composez votre annonce légale, votre appel d’offres ou votre petite annonce : aperçu, prix et délais en direct, sans compte.`}
        canonical="/essayer"
        newspaper={support === null || support.id === DEFAULT_SUPPORT ? null : support.slug}
      />
      <div className="flex flex-col gap-2">
        <PageTitle>{t`Composez votre annonce`}</PageTitle>
        <p className="max-w-prose text-body-lg text-fg-muted">
          {t`L’aperçu, le prix et les délais suivent ce que vous écrivez. Aucun compte n’est demandé avant la commande.`}
        </p>
      </div>
      {signedIn ? (
        <>
          <OrderFormSkeleton />
          <Navigate to={link(orderPage(supportId))} replace />
        </>
      ) : (
        <TrialForm supportId={supportId} />
      )}
    </div>
  );
}

/** Visitor without a session, who composes an ad as an individual would. */
const visitor: Account = {
  user: { id: TRIAL_DRAFT.userId, phone: null, email: "" },
  business: { ice: null, ceiling: { message: null, exceeded: false } },
  permissions: permissionsOf({
    creditAccount: false,
    convention: false,
    isParent: false,
    kind: "individual",
    roles: "",
  }),
};

const mode: TrialMode = { kind: "trial" };

function TrialForm({ supportId }: { supportId: number | null }) {
  const options = useOrderOptions(supportId ?? DEFAULT_SUPPORT, false);
  const supports = options.data?.supports;
  const start = useNewStart({ account: visitor, mode, supports, supportId });
  return <FormStart start={start} {...failureOf([options])} confirm={SignInSection} />;
}

const orderPage = (supportId: number | null) =>
  supportId === null ? "/passer-votre-annonce" : `/passer-votre-annonce/support-${supportId}`;

/** Newspaper of the page: the one that its address names, else the visitor's. */
function usePageSupport(supportId: number | null) {
  const chosen = useSupport();
  const named = useSupports().find(({ id }) => id === supportId);
  return named ?? chosen;
}

/** End of a visitor's form: login or registration, which lead back to the ad. */
function SignInSection() {
  const { t } = useLingui();
  const link = useLink();
  const { control } = useFormContext<OrderValues>();
  const supportId = useWatch({ control, name: "supportId" });
  const origin = link(orderPage(supportId));
  const configs = useConfigs().data;
  const query = new URLSearchParams({ origine: origin });
  return (
    <FormSection title={t`Commande`}>
      <p className="max-w-prose">
        {t`Votre annonce et vos fichiers restent sur cet appareil et vous attendent dans le formulaire de commande.`}
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          href={loginAddress(link("/connexion"), origin, "commande")}
        >
          {t`Se connecter`}
        </ButtonLink>
        {configs && (
          <ButtonLink
            size="lg"
            className="max-sm:w-full"
            // The account site where there is one, else the portal's own page.
            href={configs.links.register || `${link("/inscription")}?${query}`}
          >
            {t`Créer un compte`}
          </ButtonLink>
        )}
      </div>
    </FormSection>
  );
}
