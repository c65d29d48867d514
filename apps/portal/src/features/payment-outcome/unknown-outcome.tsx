import { useLingui } from "@lingui/react/macro";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { loginAddress } from "@parution/app/session/origin.ts";
import { Button, ButtonLink } from "@parution/kit/button";
import { useLocation } from "react-router";
import type { Claim } from "./outcome.ts";
import { OutcomeFrame } from "./outcome-frame.tsx";
import { outcomeVariants } from "./outcome-variants.ts";

interface UnknownOutcomeProps {
  claim: Claim;
  signedIn: boolean;
}

/** Outcome without an order of the visitor in its address: no claim, with a link to the orders. */
export function UnknownOutcome({ claim, signedIn }: UnknownOutcomeProps) {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePageLocation();
  const { search } = useLocation();
  const origin = `${link(page)}${search}`;
  return (
    <OutcomeFrame
      variant={outcomeVariants.unknown}
      title={t`Suivi du paiement`}
      text={
        signedIn
          ? t`L’état de chaque paiement est dans vos commandes.`
          : t`Connectez-vous pour voir l’état de votre paiement.`
      }
      actions={
        <>
          {claim === "failure" && (
            <Button onClick={() => history.back()}>{t`Réessayer le paiement`}</Button>
          )}
          <ButtonLink
            variant="primary"
            href={signedIn ? link("/mes-commandes") : loginAddress(link("/connexion"), origin)}
          >
            {signedIn ? t`Voir mes commandes` : t`Se connecter`}
          </ButtonLink>
        </>
      }
    />
  );
}
