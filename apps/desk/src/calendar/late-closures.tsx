import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useAction } from "@parution/app/data/use-action.ts";
import { formatInstant } from "@parution/app/i18n/date-formats.ts";
import { capitalize, formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Heading } from "@parution/kit/heading";
import { Progress } from "@parution/kit/progress";
import { formatLongDate } from "@parution/rules/dates";
import { type CalendarActions, isUnderWay, type LateClosure } from "./calendar.data.ts";

interface LateClosuresProps {
  closures: readonly LateClosure[];
  actions: CalendarActions;
}

/** Closures declared late: those that are not over, and what became of the last ones. */
export function LateClosures({ closures, actions }: LateClosuresProps) {
  const { t } = useLingui();
  if (closures.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="title-sm">
        {t`Fermetures déclarées`}
      </Heading>
      <ul className="flex flex-col gap-3">
        {closures.map((closure) => (
          <li key={closure.id} className="rounded-control border border-line bg-surface p-4">
            <Closure closure={closure} actions={actions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closure({ closure, actions }: { closure: LateClosure; actions: CalendarActions }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { run, pending, refusal } = useAction(() => actions.undo(closure.id));
  const { state, undoUntil } = closure;
  const mayUndo = (state === "planning" || state === "planned") && serverNow() < undoUntil;
  const reason = language === "fr" ? closure.reasonFr : closure.reasonAr;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p className="min-w-0">
          <span className="font-semibold">
            {capitalize(formatLongDate(closure.date, language))}
          </span>{" "}
          <bdi className="text-fg-muted">{reason}</bdi>
        </p>
        {mayUndo && (
          <Button
            size="sm"
            isPending={pending}
            pendingLabel={t`Annulation en cours`}
            onClick={() => void run()}
          >
            {t`Annuler la fermeture`}
          </Button>
        )}
      </div>
      <Outcome closure={closure} />
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
    </div>
  );
}

/** Progress of a closure that a job works on; of any other its figures. */
function Outcome({ closure }: { closure: LateClosure }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  const { state, ads, replanned, refunded, restored, amount } = closure;
  const done = state === "undoing" ? restored : replanned + refunded;
  const names = {
    planning: t`Report en cours`,
    planned: t`Courriers et remboursements partent à ${formatInstant(closure.undoUntil, zone).slice(11, 16)}`,
    carrying_out: t`Remboursements en cours`,
    done: t`Terminée`,
    undoing: t`Annulation en cours`,
    undone: t`Annulée`,
  };
  if (isUnderWay(closure))
    return (
      <Progress
        label={names[state]}
        value={state === "carrying_out" ? undefined : done}
        maxValue={ads}
        valueText={state === "carrying_out" ? undefined : `${done} / ${ads}`}
      />
    );
  const figures = [
    replanned > 0 &&
      t`${plural(replanned, { one: "# annonce reportée", other: "# annonces reportées" })}`,
    refunded > 0 &&
      t`${plural(refunded, { one: "# annonce remboursée", other: "# annonces remboursées" })} (${formatAmount(amount, language)})`,
  ];
  const restoredText = t`${plural(restored, { one: "# annonce rétablie", other: "# annonces rétablies" })}`;
  const shown = state === "undone" ? [restoredText] : figures;
  return (
    <p className="text-body-sm">
      <span className="font-medium">{names[state]}</span>
      <span className="text-fg-muted">
        {[...shown].filter((text) => text !== false).map((text) => ` · ${text}`)}
      </span>
    </p>
  );
}
