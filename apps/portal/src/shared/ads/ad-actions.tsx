import { useLingui } from "@lingui/react/macro";
import { ActionMenu, type MenuTrigger } from "@parution/kit/action-menu";
import { Suspense, useState } from "react";
import { useClient } from "../api/api-scope.tsx";
import { callLater } from "../api/call-later.ts";
import { useAct } from "../api/use-act.ts";
import { saveFile } from "../files/save-file.ts";
import { Alert } from "../later-kit/later-kit.tsx";
import type { Notice } from "../list/notice-alert.tsx";
import type { ActedAd } from "./acted-ad.ts";
import { type AskingAction, adDialogs } from "./ad-dialogs.ts";
import { useAdEntries } from "./use-ad-entries.ts";

const downloadCertificate = callLater(
  () => import("@parution/contract/certificates"),
  "downloadCertificate",
);

interface AdActionsProps {
  ad: ActedAd;
  /** The button of the menu. */
  trigger: Pick<MenuTrigger, "trigger" | "triggerLabel" | "shape" | "variant">;
  /** Whether the ad's own page is the one on show. */
  isAlone?: boolean;
  /** What came of an action, for five seconds. */
  onNotice: (notice: Notice) => void;
}

/** Everything that can be done with an ad now, as the server says; nothing where nothing can. */
export function AdActions({ ad, trigger, isAlone = false, onNotice }: AdActionsProps) {
  const { t } = useLingui();
  const client = useClient();
  const [asking, setAsking] = useState<AskingAction | null>(null);
  const certificate = useAct(async () =>
    saveFile(await client.call(downloadCertificate, { query: { adId: ad.id } })),
  );
  const entries = useAdEntries(ad, {
    onAsk: setAsking,
    onRefused: (text) => onNotice({ tone: "danger", text }),
    certificate: { pending: certificate.pending, onSelect: () => void certificate.run() },
  }).filter(({ id }) => !isAlone || id !== "details");
  if (entries.length === 0) return null;

  const Asked = asking && adDialogs[asking];
  return (
    <>
      <ActionMenu
        {...trigger}
        label={t`Actions`}
        actions={entries}
        footer={
          certificate.refusal !== null && (
            <Alert tone="danger" toneLabel={t`Erreur`}>
              {certificate.refusal}
            </Alert>
          )
        }
      />
      {Asked && (
        <Suspense>
          <Asked
            ad={ad}
            onClose={() => setAsking(null)}
            onDone={(notice) => {
              setAsking(null);
              onNotice(notice);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
