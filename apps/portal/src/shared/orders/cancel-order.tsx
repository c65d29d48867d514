import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useErrorText } from "../api/error-text.ts";
import { useLink } from "../links/links.tsx";
import { useCancelOrder } from "./use-cancel-order.ts";

/** Dialogs are needed once in a while: their code comes when the first opens. */
const CancelDialogs = lazy(() =>
  import("./cancel-dialogs.tsx").then((module) => ({ default: module.CancelDialogs })),
);

interface CancelOrderProps {
  orderId: number;
  /** Whether it can be cancelled; what was said of a cancellation stays when it no longer can. */
  offered: boolean;
  disabled: boolean;
}

/** Where the cancellation stands; `words` are the server's. */
export type Cancellation =
  | { readonly step: "asking"; readonly refusal: string | null }
  | { readonly step: "sending" }
  | { readonly step: "done"; readonly words: string };

/** Cancels after a question; success is confirmed in a dialog whose closing leads to «my ads». */
export function CancelOrder({ orderId, offered, disabled }: CancelOrderProps) {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const cancelOrder = useCancelOrder();
  const [cancellation, setCancellation] = useState<Cancellation | null>(null);

  async function cancel(): Promise<void> {
    setCancellation({ step: "sending" });
    try {
      setCancellation({ step: "done", words: await cancelOrder(orderId) });
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
