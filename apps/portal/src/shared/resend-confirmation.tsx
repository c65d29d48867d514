import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { resendConfirmation } from "@parution/contract/lazy/registration";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { useState } from "react";

interface ResendConfirmationProps {
  email: string;
  /** Password chosen with the sign-up. */
  password: string;
  /** Labels, given by the caller so that other pages do not load them. */
  labels: {
    readonly resend: string;
    readonly pending: string;
    readonly success: string;
    readonly error: string;
  };
}

/** Asks for another mail with the link that confirms an address. */
export function ResendConfirmation({ email, password, labels }: ResendConfirmationProps) {
  const client = useClient();
  const [sent, setSent] = useState<string | null>(null);
  const resend = useAction(async () => {
    setSent(null);
    const { message } = await client.call(resendConfirmation, { body: { email, password } });
    setSent(message);
  });
  return (
    <div className="flex flex-col items-start gap-4">
      {sent !== null && (
        <Alert tone="success" labels={{ tone: labels.success }} className="w-full">
          {sent}
        </Alert>
      )}
      {resend.refusal !== null && (
        <Alert tone="danger" labels={{ tone: labels.error }} className="w-full">
          {resend.refusal}
        </Alert>
      )}
      <Button
        isPending={resend.pending}
        pendingLabel={labels.pending}
        onClick={() => void resend.run()}
      >
        {labels.resend}
      </Button>
    </div>
  );
}
