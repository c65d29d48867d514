import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import { downloadCertificate } from "@parution/contract/lazy/certificates";
import { ActionMenu, type MenuTrigger } from "@parution/kit/action-menu";
import { Alert } from "@parution/kit/alert";
import { type ComponentType, Suspense, useState } from "react";
import type { PayEntry } from "../account/use-pay-entry.ts";
import type { AdDialogProps, AdWithActions } from "./ad-with-actions.ts";
import { type AskingAction, useAdEntries } from "./use-ad-entries.ts";

/** Dialogs are used rarely: the code of each is loaded on demand. */
const adDialogs: Readonly<Record<AskingAction, ComponentType<AdDialogProps>>> = {
  cancel: lazyComponent(() =>
    import("./dialogs/cancel-dialog.tsx").then((module) => module.CancelDialog),
  ),
  duplicate: lazyComponent(() =>
    import("./dialogs/duplicate-dialog.tsx").then((module) => module.DuplicateDialog),
  ),
  deactivate: lazyComponent(() =>
    import("./dialogs/switch-dialogs.tsx").then((module) => module.DeactivateDialog),
  ),
  reactivate: lazyComponent(() =>
    import("./dialogs/switch-dialogs.tsx").then((module) => module.ReactivateDialog),
  ),
  dailyPdf: lazyComponent(() =>
    import("./dialogs/daily-pdf-dialog.tsx").then((module) => module.DailyPdfDialog),
  ),
};

interface AdActionsProps {
  ad: AdWithActions;
  /** Action that settles the order; read once for all ads of a list. */
  pay: PayEntry;
  /** Button of the menu. */
  trigger: Pick<MenuTrigger, "trigger" | "triggerLabel" | "shape" | "variant">;
  /** True on the ad's own page. */
  isAlone?: boolean;
  /** Called with a message about the result of an action. */
  onOutcome: (outcome: ActionOutcome) => void;
}

/** Menu of an ad's actions, as the server allows them; empty without any. */
export function AdActions({ ad, pay, trigger, isAlone = false, onOutcome }: AdActionsProps) {
  const { t } = useLingui();
  const client = useClient();
  const [asking, setAsking] = useState<AskingAction | null>(null);
  const certificate = useAction(async () =>
    saveFile(await client.call(downloadCertificate, { query: { adId: ad.id } })),
  );
  const entries = useAdEntries(ad, {
    pay,
    onAsk: setAsking,
    // The date does not come back; a ceiling is lifted by paying invoices.
    onRefused: (text) => onOutcome({ tone: "danger", text, isBrief: !ad.ceilingExceeded }),
    certificate: { pending: certificate.pending, onSelect: () => void certificate.run() },
  }).filter(({ id }) => !isAlone || id !== "details");
  if (entries.length === 0) return null;

  const ActionDialog = asking && adDialogs[asking];
  return (
    <>
      <ActionMenu
        {...trigger}
        label={t`Actions`}
        items={entries}
        footer={
          certificate.refusal !== null && (
            <Alert tone="danger" labels={{ tone: t`Erreur` }}>
              {certificate.refusal}
            </Alert>
          )
        }
      />
      {ActionDialog && (
        <Suspense>
          <ActionDialog
            ad={ad}
            onClose={() => setAsking(null)}
            onDone={(outcome) => {
              setAsking(null);
              onOutcome(outcome);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
