import { useLingui } from "@lingui/react/macro";
import { LoginForm } from "@parution/app/factors/login-form.tsx";
import { messagesOf } from "@parution/app/i18n/messages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { clearSession, resumption } from "@parution/app/session/session-store.ts";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { use, useEffect } from "react";
import { useSWRConfig } from "swr";
import { LostFactors } from "./login.page.tsx";

/** Login over the page of a session that has ended, which stays as it is. */
export function LoginAgain() {
  use(messagesOf(useLanguage(), "@parution/app/factors"));
  const { t } = useLingui();
  const { mutate } = useSWRConfig();
  // What could not be read meanwhile is read again.
  useEffect(() => {
    void resumption().then((isBack) => {
      if (isBack) void mutate(() => true);
    });
  }, [mutate]);
  return (
    <Dialog
      open
      decision
      onClose={() => undefined}
      size="sm"
      title={t`Votre session a pris fin`}
      description={t`Ce que vous avez saisi reste en place.`}
      footer={<Button variant="quiet" onClick={clearSession}>{t`Quitter sans enregistrer`}</Button>}
    >
      <LoginForm lostFactors={<LostFactors />} />
    </Dialog>
  );
}
