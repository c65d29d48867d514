import { useLingui } from "@lingui/react/macro";
import { serverNow, useServerNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useAction } from "@parution/app/data/use-action.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage, useLink } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { DeadlineCountdown } from "@parution/kit/deadline-countdown";
import { Skeleton } from "@parution/kit/skeleton";
import { dateInZone, formatFullDate } from "@parution/rules/dates";
import { useState } from "react";
import { BackLink } from "../shared/back-link.tsx";
import { DigitalNewspaper, isDigital } from "../shared/digital-newspaper.tsx";
import { type EditionState, useEditionKey, useEditionState } from "../shared/edition.data.ts";
import { EDITION_HEAD, EditionStatus, RestingDay, shownState } from "../shared/edition-status.tsx";
import { EditionAds } from "./edition-ads.tsx";
import { type MissedOutcome, useAdsOfPages, useClosing } from "./editions.data.ts";
import { OutcomeDialog } from "./outcome-dialog.tsx";

/** An edition: its state, its closing, what is in it, waits or did not run, and what the desk does about it. */
export function EditionPage() {
  const { t } = useLingui();
  const language = useLanguage();
  const link = useLink();
  const edition = useEditionKey();
  const { data, error, mutate } = useEditionState(edition);
  const title = formatFullDate(edition.day, language);
  if (isDigital(error)) return <DigitalNewspaper title={title} />;
  return (
    <div className="flex flex-col gap-6">
      <BackLink href={link("/editions")}>{t`Éditions`}</BackLink>
      <PageTitle>{data === undefined ? title : `${data.support} — ${title}`}</PageTitle>
      <ReadFailure
        title={t`L’édition ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" className="h-96" />}
      {data && (
        <Edition
          edition={data}
          onChanged={(next) =>
            next === undefined ? mutate() : mutate(next, { revalidate: false })
          }
        />
      )}
    </div>
  );
}

interface EditionProps {
  edition: EditionState;
  /** A new state; undefined: it is to be read. */
  onChanged: (next: EditionState | undefined) => Promise<unknown>;
}

function Edition({ edition, onChanged }: EditionProps) {
  const { t } = useLingui();
  const zone = usePublisherZone();
  const actions = useClosing(edition);
  const [ticked, setChosen] = useState<readonly number[]>([]);
  const [tickedPages, setMissing] = useState<readonly number[]>([]);
  const [dialog, setDialog] = useState<"cancel" | "report" | null>(null);
  /** Works on the edition, and shows what it is then. */
  const carryOut = async (work: () => Promise<EditionState>) => {
    try {
      await onChanged(await work());
      setDialog(null);
      setChosen([]);
      setMissing([]);
    } catch (error) {
      // What is on screen may be old: the refusal stands beside the state as it is.
      await onChanged(undefined);
      throw error;
    }
  };
  const { run, pending, refusal } = useAction(carryOut);
  const hasAppeared = edition.state === "printed" || edition.day <= dateInZone(serverNow(), zone);
  const mayReport = hasAppeared && edition.state !== "cancelled" && edition.entered.length > 0;
  const pages = useAdsOfPages(edition, mayReport) ?? new Map<number, readonly number[]>();
  // Another user may have reported ads since: those are no longer in the edition, and its pages no longer known.
  const chosen = ticked.filter((id) => edition.entered.some((ad) => ad.id === id));
  const missing = tickedPages.filter((number) => pages.has(number));
  /** Chooses the ads of a page that did not run, or takes them back but for those that another such page has too. */
  const togglePage = (number: number) => {
    const isMissing = missing.includes(number);
    const next = isMissing ? missing.filter((one) => one !== number) : [...missing, number];
    const adsOf = (of: readonly number[]) => of.flatMap((one) => pages.get(one) ?? []);
    const ofPage = adsOf([number]);
    const others = chosen.filter((id) => !ofPage.includes(id) || adsOf(next).includes(id));
    setMissing(next);
    setChosen(isMissing ? others : [...new Set([...chosen, ...ofPage])]);
  };
  const settle = (outcome: MissedOutcome) =>
    carryOut(() =>
      dialog === "cancel"
        ? actions.cancel(outcome)
        : actions.report([...chosen], wholePages(pages, chosen), outcome),
    );
  return (
    <>
      <EditionHead
        edition={edition}
        isPending={pending}
        onChange={(to) => void run(() => actions.change(to))}
        onCancel={() => setDialog("cancel")}
      />
      {refusal !== null && dialog === null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
      {(edition.rest === null || edition.missed.length > 0) && (
        <EditionAds
          edition={edition}
          selection={mayReport ? { value: chosen, onChange: setChosen } : null}
          pages={{ adsOf: pages, missing, onToggle: togglePage }}
          onReport={() => setDialog("report")}
        />
      )}
      {dialog !== null && (
        <OutcomeDialog
          kind={dialog}
          ads={
            dialog === "cancel" ? edition.entered.length + edition.undecided.length : chosen.length
          }
          onSubmit={settle}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

/** Numbers of the pages all of whose ads are chosen. */
function wholePages(pages: ReadonlyMap<number, readonly number[]>, chosen: readonly number[]) {
  const isWhole = (ads: readonly number[]) =>
    ads.length > 0 && ads.every((id) => chosen.includes(id));
  return [...pages].filter(([, ads]) => isWhole(ads)).map(([number]) => number);
}

interface EditionHeadProps {
  edition: EditionState;
  isPending: boolean;
  onChange: (to: "open" | "closed") => void;
  onCancel: () => void;
}

/** State, closing and actions of an edition; of a day on which the newspaper does not appear, why. */
function EditionHead({ edition, isPending, onChange, onCancel }: EditionHeadProps) {
  const { t } = useLingui();
  const link = useLink();
  const { supportId, day, state, rest } = edition;
  const isOver = day < dateInZone(serverNow(), usePublisherZone());
  const shown = shownState(edition, useServerNow());
  const action = { isPending, pendingLabel: t`Enregistrement en cours` };
  if (rest !== null) return <RestingDay reason={rest} />;
  return (
    <section className={EDITION_HEAD}>
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <EditionStatus state={shown} />
        <Moment edition={edition} />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={link(`/editions/${supportId}/${day}/pages`)}>
          {t`Pages de l’édition`}
        </ButtonLink>
        {state !== "cancelled" && (
          <ButtonLink href={link(`/editions/${supportId}/${day}/journal`)}>
            {t`Journal imprimé`}
          </ButtonLink>
        )}
        {(state === "open" || state === "closed") && (
          <Button onClick={onCancel}>{t`Annuler l’édition`}</Button>
        )}
        {state === "closed" && !isOver && (
          <Button {...action} onClick={() => onChange("open")}>{t`Rouvrir`}</Button>
        )}
        {state === "open" && (
          <Button {...action} variant="primary" onClick={() => onChange("closed")}>
            {t`Boucler`}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Time at which an edition closes, or since which it is closed, printed or cancelled. */
function Moment({ edition }: { edition: EditionState }) {
  const { t } = useLingui();
  const language = useLanguage();
  const minute = useInstant();
  const now = useServerNow();
  const { state, closesAt, closedAt, printedAt, reason } = edition;
  if (state === "cancelled")
    return (
      <p className="wrap-anywhere">
        <bdi>{reason}</bdi>
      </p>
    );
  const since = state === "printed" ? printedAt : closedAt;
  if (state !== "open")
    return since === null ? null : <p className="text-fg-muted">{t`le ${minute(since)}`}</p>;
  if (closesAt <= now) return <p className="text-fg-muted">{t`Bouclage manuel`}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <DeadlineCountdown
        until={closesAt}
        now={now}
        locale={localeOf(language)}
        labels={{ remaining: t`Se boucle dans`, passed: t`Se boucle` }}
      />
      <span className="text-caption text-fg-muted tabular-nums">{minute(closesAt)}</span>
    </div>
  );
}
