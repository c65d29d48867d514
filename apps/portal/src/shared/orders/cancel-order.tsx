import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { attempt } from "@parution/app/data/attempt.ts";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { cancelOrder } from "@parution/contract/lazy/orders";
import { Button } from "@parution/kit/button";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { Cancellation } from "./cancel-dialogs.tsx";

/** Dialogs are used rarely: their code is loaded with the first. */
const CancelDialogs = lazyComponent(() =>
  import("./cancel-dialogs.tsx").then((module) => module.CancelDialogs),
);

interface CancelOrderProps {
  orderId: number;
  /** True while the order can be cancelled; a message about its cancellation stays afterwards. */
  offered: boolean;
  disabled: boolean;
}

/** Cancels after a confirmation; the dialog after success leads to «my ads» when it is closed. */
export function CancelOrder({ orderId, offered, disabled }: CancelOrderProps) {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const send = useCancelOrder();
  const [cancellation, setCancellation] = useState<Cancellation | null>(null);

  async function cancel(): Promise<void> {
    setCancellation({ step: "sending" });
    try {
      setCancellation({ step: "done", message: await send(orderId) });
    } catch (error) {
      setCancellation({ step: "asking", refusal: errorText(error) });
    }
  }

  return (
    <>
      {offered && (
        <Button
          variant="quiet"
          disabled={disabled}
          onClick={() => setCancellation({ step: "asking", refusal: null })}
        >
          {t`Annuler la commande`}
        </Button>
      )}
      <Suspense>
        {cancellation && (
          <CancelDialogs
            cancellation={cancellation}
            onConfirm={() => void cancel()}
            onKeep={() => setCancellation(null)}
            onLeave={() => void navigate(link("/mes-annonces"))}
          />
        )}
      </Suspense>
    </>
  );
}

/** Cancels an unpaid order; returns the server's message. A lost answer is requested once more. */
export function useCancelOrder() {
  const client = useClient();
  return async (orderId: number): Promise<string> => {
    const { message } = await attempt(`cancellation.${orderId}`, null, (idempotencyKey) =>
      client.call(cancelOrder, { body: { orderId } }, { idempotencyKey }),
    );
    return message;
  };
}
