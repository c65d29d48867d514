import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { useLink } from "../shared/links/links.tsx";
import { forgetLeftPage } from "../shared/session/left-page.ts";
import { loginAddress } from "../shared/session/origin.ts";
import { useTextsAround } from "./later.tsx";

/** Why one is here all of a sudden, and the way back to where one was. */
export function SessionEnded({ left }: { left: string }) {
  useTextsAround();
  const { t } = useLingui();
  const link = useLink();
  return (
    <Alert
      tone="warning"
      toneLabel={t`Attention`}
      title={t`Votre session a expiré.`}
      className="mb-6"
      onDismiss={forgetLeftPage}
      dismissLabel={t`Fermer`}
      action={
        <ButtonLink size="sm" href={loginAddress(link("/connexion"), left)}>
          {t`Se reconnecter et reprendre`}
        </ButtonLink>
      }
    />
  );
}
