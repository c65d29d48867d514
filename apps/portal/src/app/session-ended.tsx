import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { forgetLeftPage } from "@parution/app/session/left-page.ts";
import { loginAddress } from "@parution/app/session/origin.ts";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import { useFrameTexts } from "./use-frame.ts";

/** Alert about an expired session, with a link to the former page. */
export function SessionEnded({ left }: { left: string }) {
  useFrameTexts();
  const { t } = useLingui();
  const link = useLink();
  return (
    <Alert
      tone="warning"
      labels={{ tone: t`Attention`, dismiss: t`Fermer` }}
      title={t`Votre session a expiré.`}
      className="mb-6"
      onDismiss={forgetLeftPage}
      action={
        <ButtonLink size="sm" href={loginAddress(link("/connexion"), left)}>
          {t`Se reconnecter et reprendre`}
        </ButtonLink>
      }
    />
  );
}
