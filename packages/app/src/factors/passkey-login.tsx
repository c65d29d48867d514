import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { useState } from "react";
import { useClient } from "../data/api-scope.tsx";
import { useErrorText } from "../data/error-text.ts";
import { storeLogin } from "../session/session-store.ts";
import { passkeys } from "./lazy-passkeys.ts";

interface PasskeyLoginProps {
  /** True in the second step of a login; otherwise the passkey alone signs in. */
  second?: boolean;
}

/** Button that signs in with a passkey, and its failure; the code for passkeys is loaded when it is pressed. */
export function PasskeyLogin({ second = false }: PasskeyLoginProps) {
  const { t } = useLingui();
  const client = useClient();
  const errorText = useErrorText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function signIn(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const { signInWithPasskey } = await passkeys.load();
      const none = t`Aucune clé d’accès n’a été utilisée.`;
      storeLogin(await signInWithPasskey(client, second, none));
    } catch (error) {
      setFailure(errorText(error));
    }
    setPending(false);
  }

  return (
    <div className="flex flex-col gap-4">
      {failure !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {failure}
        </Alert>
      )}
      <Button
        variant={second ? "primary" : "secondary"}
        width="full"
        isPending={pending}
        pendingLabel={t`Clé d’accès en cours de lecture`}
        onClick={() => void signIn()}
      >
        {second ? t`Utiliser ma clé d’accès` : t`Utiliser une clé d’accès`}
      </Button>
    </div>
  );
}
