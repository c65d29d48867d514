import { useLingui } from "@lingui/react/macro";
import { Button, ButtonLink } from "@parution/kit/button";
import { useLocation, useNavigate } from "react-router";
import { useLink } from "../../../shared/links/links.tsx";
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
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const origin = `${link(pathname)}${search}`;
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
            <Button onClick={() => void navigate(-1)}>{t`Réessayer le paiement`}</Button>
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
