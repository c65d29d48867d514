import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Button, ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { CheckCircleIcon, HelpIcon, SearchIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { Skeleton } from "@parution/kit/skeleton";
import { useRef, useState } from "react";
import { useShortcuts } from "../shared/shortcuts.tsx";
import { useMay } from "../shared/staff.data.ts";
import { ActionBar } from "./action-bar.tsx";
import { AdOnScreen } from "./ad-on-screen.tsx";
import { Alerts } from "./alerts.tsx";
import { KeysDialog } from "./keys-dialog.tsx";
import { LateDialog } from "./late-dialog.tsx";
import { PassedDialog } from "./passed-dialog.tsx";
import { type DecidedAd, useModeration } from "./use-moderation.ts";
import { VerdictDialog } from "./verdict-dialog.tsx";
import type { ModeratedAd } from "./visual.ts";

/** Open dialog, with the ad that was on the screen when it opened, if it is about one. */
type Opened =
  | { readonly kind: "passed" | "keys" }
  | {
      readonly kind: "refuse" | "correct" | "late";
      readonly ad: DecidedAd;
      readonly shown: ModeratedAd;
    };

/** One ad at a time, decided by keyboard. */
export function ModerationPage() {
  const { t } = useLingui();
  const moderation = useModeration();
  const { current, decidable, read, reasons, held, decide, acceptAll, undo, move } = moderation;
  const link = useLink();
  const mayKeepWords = useMay("keepWords");
  const mayBeLate = useMay("acceptLate");
  const bar = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<Opened | null>(null);
  const close = () => setDialog(null);
  const shown = read.data;
  const ad = current?.isWaiting === true && held === null ? decidable : undefined;
  const canAccept = ad !== undefined && shown !== undefined && entersEditions(shown, mayBeLate);
  const open = (kind: "refuse" | "correct" | "late") => {
    if (ad !== undefined && shown !== undefined) setDialog({ kind, ad, shown });
  };
  const accept = () => {
    if (!canAccept) return;
    if (shown.closedEditions.length > 0) open("late");
    else void decide(ad, { decision: "validate" });
  };
  const actions = { accept, refuse: () => open("refuse"), correct: () => open("correct") };
  const shortcuts = useShortcuts({
    a: actions.accept,
    r: actions.refuse,
    c: actions.correct,
    j: () => move(1),
    k: () => move(-1),
    z: () => void undo(),
    "?": () => setDialog({ kind: "keys" }),
  });
  return (
    <div className="flex flex-col gap-6">
      <PageTitle
        aside={
          <div className="flex items-center gap-2">
            {mayKeepWords && (
              <ButtonLink size="sm" variant="quiet" href={link("/moderation/mots")}>
                {t`Mots à vérifier`}
              </ButtonLink>
            )}
            <Button size="sm" onClick={() => setDialog({ kind: "passed" })}>
              <CheckCircleIcon className="size-4" />
              {t`Sans remarque`}
            </Button>
            <IconButton
              label={t`Toutes les touches`}
              icon={<HelpIcon />}
              onClick={() => setDialog({ kind: "keys" })}
            />
          </div>
        }
      >
        {t`Modération`}
      </PageTitle>
      <Failures moderation={moderation} />
      {current !== undefined && (
        <ActionBar
          ref={bar}
          moderation={moderation}
          canAccept={canAccept}
          {...actions}
          canDecide={ad !== undefined}
          ad={current}
        />
      )}
      {/* Below the actions, which so stay under the pointer. */}
      <Alerts bar={bar} moderation={moderation} mayBeLate={mayBeLate} />
      <Shown moderation={moderation} />
      {(dialog?.kind === "refuse" || dialog?.kind === "correct") && (
        <VerdictDialog
          decision={dialog.kind}
          reference={dialog.ad.reference}
          reasons={(dialog.kind === "refuse" ? reasons?.refusals : reasons?.corrections) ?? []}
          suggestions={dialog.kind === "correct" ? dialog.shown.suggestions : []}
          onClose={close}
          onDecide={(verdict) => {
            close();
            void decide(dialog.ad, verdict);
          }}
        />
      )}
      {dialog?.kind === "late" && (
        <LateDialog
          shown={dialog.shown}
          onClose={close}
          onAccept={() => {
            close();
            void decide(dialog.ad, { decision: "validate", late: true });
          }}
        />
      )}
      {dialog?.kind === "passed" && (
        <PassedDialog
          onClose={close}
          onAccept={(adIds) => {
            close();
            void acceptAll(adIds);
          }}
        />
      )}
      {dialog?.kind === "keys" && (
        <KeysDialog isOn={shortcuts.isOn} onSwitch={shortcuts.switchTo} onClose={close} />
      )}
    </div>
  );
}

/** True where an ad enters all of its editions: open ones, and closed ones by the hand of those who accept late. */
const entersEditions = ({ closedEditions }: ModeratedAd, mayBeLate: boolean) =>
  closedEditions.every(({ takesLate }) => takesLate && mayBeLate);

type Moderation = ReturnType<typeof useModeration>;

interface PartProps {
  moderation: Moderation;
}

function Failures({ moderation: { queue, requestedAd, read } }: PartProps) {
  const { t } = useLingui();
  const failure = requestedAd.search.error ?? read.error;
  return (
    <ReadFailure
      title={t`La file ne peut pas être affichée`}
      error={queue.error ?? failure}
      isBesideOld={queue.data !== undefined && failure === undefined}
      onRetry={() => void Promise.all([queue.mutate(), requestedAd.search.mutate(), read.mutate()])}
    />
  );
}

/** The ad; its place while it is read; a sentence where there is none. */
function Shown({ moderation: { queue, requestedAd, current, read } }: PartProps) {
  const { t } = useLingui();
  if (read.data !== undefined) return <AdOnScreen ad={read.data} />;
  if (requestedAd.isUnknown) return <UnknownAd reference={requestedAd.reference ?? ""} />;
  const failure = queue.error ?? requestedAd.search.error ?? read.error;
  const isEmpty = queue.data !== undefined && current === undefined && !requestedAd.isElsewhere;
  if (isEmpty) return <EmptyState icon={CheckCircleIcon} title={t`Aucune annonce à décider`} />;
  const isRead = current !== undefined || requestedAd.isElsewhere;
  return isRead && failure === undefined && <Skeleton shape="block" className="h-96" />;
}

/** No paid ad has the reference of the address. */
function UnknownAd({ reference }: { reference: string }) {
  const { t } = useLingui();
  const link = useLink();
  return (
    <EmptyState
      icon={SearchIcon}
      title={t`Aucune annonce payée ne porte la référence ${reference}`}
      action={<ButtonLink href={link("/moderation")}>{t`Revenir à la file`}</ButtonLink>}
    />
  );
}
