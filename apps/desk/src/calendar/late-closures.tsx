import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useAction } from "@parution/app/data/use-action.ts";
import { formatTime } from "@parution/app/i18n/date-formats.ts";
import { capitalize, formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { exportClosure } from "@parution/contract/lazy/desk-calendar";
import { Accordion } from "@parution/kit/accordion";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Heading } from "@parution/kit/heading";
import { Progress } from "@parution/kit/progress";
import { formatLongDate, type IsoDate } from "@parution/rules/dates";
import { useEffect, useId, useRef, useState } from "react";
import { SpreadsheetButton } from "../shared/spreadsheet-button.tsx";
import { type CalendarActions, isUnderWay, type LateClosure } from "./calendar.data.ts";

interface LateClosuresProps {
  closures: readonly LateClosure[];
  /** Day whose closure was just declared, below: it takes the focus. */
  declared: IsoDate | null;
  actions: CalendarActions;
}

/** Closures declared late: those that are not over, and what became of the last ones; those taken back before under one title. */
export function LateClosures({ closures, declared, actions }: LateClosuresProps) {
  const { t } = useLingui();
  /** Closures taken back here, which keep their place. */
  const [own, setOwn] = useState<readonly number[]>([]);
  if (closures.length === 0) return null;
  // A day may have been closed before, and opened again.
  const latest = Math.max(...closures.flatMap(({ id, date }) => (date === declared ? [id] : [])));
  const folded = closures.filter(({ id, state }) => state === "undone" && !own.includes(id));
  const undo = (id: number) => {
    setOwn((ids) => [...ids, id]);
    return actions.undo(id);
  };
  const list = (listed: readonly LateClosure[]) => (
    <ul className="flex flex-col gap-3">
      {listed.map((closure) => (
        <li key={closure.id}>
          <Closure closure={closure} isDeclared={closure.id === latest} onUndo={undo} />
        </li>
      ))}
    </ul>
  );
  const undone = t`${plural(folded.length, { one: "# fermeture annulée", other: "# fermetures annulées" })}`;
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="title-sm">
        {t`Fermetures déclarées`}
      </Heading>
      {folded.length < closures.length &&
        list(closures.filter((closure) => !folded.includes(closure)))}
      {folded.length > 0 && (
        <Accordion items={[{ value: "undone", title: undone, content: list(folded) }]} />
      )}
    </section>
  );
}

interface ClosureProps {
  closure: LateClosure;
  isDeclared: boolean;
  onUndo: (closureId: number) => Promise<void>;
}

function Closure({ closure, isDeclared, onUndo }: ClosureProps) {
  const { t } = useLingui();
  const client = useClient();
  const language = useLanguage();
  const id = useId();
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    // The day may be far below: its closure is scrolled into view.
    if (isDeclared) article.current?.focus();
  }, [isDeclared]);
  const { run, pending, refusal } = useAction(async () => {
    await onUndo(closure.id);
    // The button is gone.
    article.current?.focus();
  });
  const { state, undoUntil } = closure;
  const mayUndo = (state === "planning" || state === "planned") && serverNow() < undoUntil;
  const reason = language === "fr" ? closure.reasonFr : closure.reasonAr;
  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-labelledby={`${id}day`}
      aria-describedby={`${id}outcome`}
      className="flex flex-col gap-3 rounded-control border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <p id={`${id}day`} className="min-w-0">
          <span className="font-semibold">
            {capitalize(formatLongDate(closure.date, language))}
          </span>{" "}
          <bdi className="text-fg-muted">{reason}</bdi>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <SpreadsheetButton
            label={t`Exporter les annonces`}
            size="sm"
            request={() => client.call(exportClosure, { params: { closureId: closure.id } })}
          />
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
      </div>
      <Outcome id={`${id}outcome`} closure={closure} />
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
    </article>
  );
}

/** Progress of a closure that a job works on; of any other its figures. Each state is announced, not every step to it. */
function Outcome({ id, closure }: { id: string; closure: LateClosure }) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = usePublisherZone();
  const { state, ads, replanned, refunded, dropped, restored, amount } = closure;
  const done = state === "undoing" ? restored : replanned + refunded + dropped;
  const time = formatTime(closure.undoUntil, zone);
  const gives = refunded > 0;
  const names = {
    planning: closure.choice === "replan" ? t`Report en cours` : t`Préparation en cours`,
    planned: gives
      ? t`E-mails et remboursements partent à ${time}`
      : t`Les e-mails partent à ${time}`,
    carrying_out: gives ? t`Remboursements en cours` : t`Enregistrement en cours`,
    done: t`Terminée`,
    undoing: t`Annulation en cours`,
    undone: t`Annulée`,
  };
  const isMoving = isUnderWay(closure);
  const figures = [
    replanned > 0 &&
      t`${plural(replanned, { one: "# annonce reportée", other: "# annonces reportées" })}`,
    refunded > 0 &&
      t`${plural(refunded, { one: "# annonce remboursée", other: "# annonces remboursées" })} (${formatAmount(amount, language)})`,
    dropped > 0 &&
      t`${plural(dropped, { one: "# annonce retirée de ce jour, sans rien à rembourser", other: "# annonces retirées de ce jour, sans rien à rembourser" })}`,
  ];
  const restoredText = t`${plural(restored, { one: "# annonce rétablie", other: "# annonces rétablies" })}`;
  const shown = state === "undone" ? [restoredText] : figures;
  return (
    <>
      {isMoving && (
        <Progress
          label={names[state]}
          value={state === "carrying_out" ? undefined : done}
          maxValue={ads}
          valueText={state === "carrying_out" ? undefined : `${done} / ${ads}`}
        />
      )}
      <p id={id} role="status" className={isMoving ? "sr-only" : "text-body-sm"}>
        <span className="font-medium">{names[state]}</span>
        {!isMoving && (
          <span className="text-fg-muted">
            {[...shown].filter((text) => text !== false).map((text) => ` · ${text}`)}
          </span>
        )}
      </p>
    </>
  );
}
