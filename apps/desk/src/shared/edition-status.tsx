import { useLingui } from "@lingui/react/macro";
import { BanIcon, CheckCircleIcon, ClockIcon, LockIcon } from "@parution/kit/icon";
import { StatusBadge, type StatusVariant } from "@parution/kit/status-badge";
import type { EditionState } from "./edition.data.ts";

type ShownState = EditionState["state"] | "reopened" | "resting";

/** State of an edition as users read it: one that is open beyond its closing was opened again, and waits for a person to close it. */
export const shownState = (
  { state, closesAt }: Pick<EditionState, "state" | "closesAt">,
  now: number,
): ShownState => (state === "open" && closesAt <= now ? "reopened" : state);

/** State of an edition, or that its day has none. */
export function EditionStatus({ state }: { state: ShownState }) {
  const { t } = useLingui();
  const variants: Readonly<Record<typeof state, StatusVariant>> = {
    resting: { label: t`Pas de parution`, icon: BanIcon, tone: "neutral" },
    open: { label: t({ message: "Ouverte", context: "édition" }), icon: ClockIcon, tone: "info" },
    reopened: { label: t`Rouverte`, icon: ClockIcon, tone: "danger" },
    closed: { label: t`Bouclée`, icon: LockIcon, tone: "warning" },
    printed: { label: t`Imprimée`, icon: CheckCircleIcon, tone: "success" },
    cancelled: {
      label: t({ message: "Annulée", context: "édition" }),
      icon: BanIcon,
      tone: "danger",
    },
  };
  return <StatusBadge variants={variants} status={state} />;
}

/** Box of an edition's state above its ads. */
export const EDITION_HEAD =
  "flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-5";

/** Notice in place of an edition that its newspaper does not appear on that day, with the reason. */
export function RestingDay({ reason }: { reason: string }) {
  return (
    <section className={EDITION_HEAD}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <EditionStatus state="resting" />
        <p className="wrap-anywhere">
          <bdi>{reason}</bdi>
        </p>
      </div>
    </section>
  );
}
