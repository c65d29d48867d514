import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { useLocation } from "react-router";
import { useLink, usePlace } from "../../../shared/links/links.tsx";
import { loginAddress } from "../../../shared/session/origin.ts";
import type { Claim } from "../model/outcome.ts";
import { looks } from "../model/outcome-looks.ts";
import { OutcomeFrame } from "./outcome-frame.tsx";

interface UnknownOutcomeProps {
  claim: Claim;
  signedIn: boolean;
}

/** An address that names no order of the visitor's claims nothing: orders say what is paid. */
export function UnknownOutcome({ claim, signedIn }: UnknownOutcomeProps) {
  const { t } = useLingui();
  const link = useLink();
  const { page } = usePlace();
  const { search } = useLocation();
  const origin = `${link(page)}${search}`;
  return (
    <OutcomeFrame
      look={looks.unknown}
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
