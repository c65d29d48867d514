import { useLingui } from "@lingui/react/macro";
import { CaptchaFrame } from "@parution/kit/captcha-frame";
import { Checkbox } from "@parution/kit/checkbox";
import type { CaptchaRun } from "./use-captcha.ts";

interface CaptchaProps {
  /** State of the captcha from `useCaptcha`. */
  captcha: CaptchaRun;
  /** Target of the error summary's link. */
  id?: string;
  /** Error message. */
  error?: string | undefined;
}

/** Proof-of-work challenge of a public form: the user ticks a box, the browser solves it. */
export function Captcha({ captcha, id, error }: CaptchaProps) {
  const { t } = useLingui();
  const { state, start } = captcha;
  const begun = state === "solving" || state === "verified";
  return (
    <CaptchaFrame
      id={id}
      label={t`Vérification anti-robot`}
      state={state}
      labels={{
        states: {
          idle: t`Cochez la case pour continuer.`,
          solving: t`Vérification en cours…`,
          verified: t`Contrôle anti-robot réussi.`,
          expired: t`La vérification a expiré.`,
          failed: t`La vérification a échoué.`,
          unavailable: t`La vérification ne répond pas.`,
        },
        retry: t`Recommencer`,
      }}
      onRetry={start}
      error={error}
    >
      <Checkbox
        label={t`Je ne suis pas un robot`}
        checked={begun}
        onChange={() => {
          if (!begun) start();
        }}
      />
    </CaptchaFrame>
  );
}
