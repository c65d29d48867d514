import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useErrorText } from "../../../shared/api/error-text.ts";
import { useLink } from "../../../shared/links/links.tsx";
import { useCancelOrder } from "../../../shared/orders/use-cancel-order.ts";

const Dialog = lazy(() =>
  import("@parution/kit/dialog").then((module) => ({ default: module.Dialog })),
);

type Step = "idle" | "asking" | "sending" | "done";

/** Cancels after a question; success is confirmed in a dialog whose closing leads to «my ads». */
export function CancelOrder({ orderId, disabled }: { orderId: number; disabled: boolean }) {
  const { t } = useLingui();
  const link = useLink();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const cancelOrder = useCancelOrder();
  const [step, setStep] = useState<Step>("idle");
  const [words, setWords] = useState<string | null>(null);

  async function cancel(): Promise<void> {
    setStep("sending");
    try {
      setWords(await cancelOrder(orderId));
      setStep("done");
    } catch (error) {
      setWords(errorText(error));
      setStep("idle");
    }
  }

  const done = step === "done";
  const leave = () => (done ? void navigate(link("/mes-annonces")) : setStep("idle"));
  return (
    <>
      {step === "idle" && words && (
        <Alert tone="danger" toneLabel={t`Erreur`}>
          {words}
        </Alert>
      )}
      <Button variant="quiet" disabled={disabled} onClick={() => setStep("asking")}>
        {t`Annuler la commande`}
      </Button>
      <Suspense>
        {step !== "idle" && (
          <Dialog
            open
            decision={!done}
            onClose={leave}
            closeLabel={t`Fermer`}
            title={done ? t`Commande annulée` : t`Annuler cette commande ?`}
            description={done ? words : undefined}
            footer={
              <>
                <Button variant="secondary" onClick={leave}>
                  {done ? t`Voir mes annonces` : t`Garder la commande`}
                </Button>
                {!done && (
                  <Button
                    variant="danger"
                    pendingLabel={step === "sending" ? t`Annulation en cours` : undefined}
                    onClick={() => void cancel()}
                  >
                    {t`Annuler la commande`}
                  </Button>
                )}
              </>
            }
          />
        )}
      </Suspense>
    </>
  );
}
