import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { AdCanvas } from "@parution/kit/ad-canvas";
import { DifferenceView } from "@parution/kit/difference-view";
import { Heading } from "@parution/kit/heading";
import { CheckCircleIcon, WarningIcon } from "@parution/kit/icon";
import { KeyValueList } from "@parution/kit/key-value-list";
import { dateInZone, formatDayFirst, formatLongDate } from "@parution/rules/dates";
import { Fragment, type ReactNode, useMemo } from "react";
import { AdHistory } from "./ad-history.tsx";
import { Attachments } from "./attachments.tsx";
import { type ModeratedAd, visualOf } from "./visual.ts";

/** The ad as it will appear, and beside it everything that a decision needs. */
export function AdOnScreen({ ad }: { ad: ModeratedAd }) {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <Visual ad={ad} />
        {ad.correction !== null && <Correction ad={ad} correction={ad.correction} />}
        {ad.files.length > 0 && (
          <Part title={t`Fichiers joints`}>
            <Attachments files={ad.files} />
          </Part>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Checks checks={ad.checks} />
        <Facts ad={ad} />
        <Part title={t`Historique`}>
          <AdHistory history={ad.history} />
        </Part>
        <Advertiser advertiser={ad.advertiser} />
      </div>
    </div>
  );
}

function Visual({ ad }: { ad: ModeratedAd }) {
  const { t } = useLingui();
  const content = useMemo(() => visualOf(ad), [ad]);
  return (
    <AdCanvas
      label={t`Telle qu’elle paraîtra`}
      heading={ad.printedHeading}
      ad={content}
      theme={ad.support.slug}
      labels={{
        empty: t`Sans texte`,
        zoomIn: t`Agrandir`,
        zoomOut: t`Réduire`,
        zoomLevel: (percent) => t`${percent} %`,
        overflow: t`La suite ne tient pas dans le cadre`,
        overLimit: (count) =>
          t`${plural(count, { one: "# caractère de trop", other: "# caractères de trop" })}`,
        millimetres: (length) => t`${length} mm`,
        shrunk: (percent) => t`caractères réduits à ${percent} %`,
      }}
    />
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <Heading level={2} size="title-sm">
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Checks({ checks }: Pick<ModeratedAd, "checks">) {
  const { t } = useLingui();
  const texts = {
    ice: t`ICE mal formé`,
    repetition: t`Même texte que`,
    word: t`Mot à vérifier`,
    contact: t`Coordonnées dans une annonce anonyme`,
  };
  return (
    <Part title={t`Contrôles`}>
      {checks.length === 0 ? (
        <p className="flex items-center gap-2">
          <CheckCircleIcon className="size-5 shrink-0 text-success" />
          {t`Rien à signaler.`}
        </p>
      ) : (
        <ul className="flex flex-col gap-2">
          {findingsOf(checks).map(({ code, found }) => (
            <li key={`${code} ${found.join()}`} className="flex items-start gap-2">
              <WarningIcon className="mt-0.5 size-5 shrink-0 text-warning" />
              <span>
                {code === "mention"
                  ? t`${plural(found.length, { one: "Mention absente :", other: "Mentions absentes :" })}`
                  : texts[code]}{" "}
                {found.map((one, index) => (
                  <Fragment key={one}>
                    {index > 0 && " · "}
                    <bdi className="font-semibold">{one}</bdi>
                  </Fragment>
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

interface Finding {
  readonly code: ModeratedAd["checks"][number]["code"];
  readonly found: readonly string[];
}

/** Findings by line: missing mentions share one, since a notice may lack a dozen. */
function findingsOf(checks: ModeratedAd["checks"]): readonly Finding[] {
  const missing = checks.filter(({ code }) => code === "mention").map(({ found }) => found);
  const others = checks.filter(({ code }) => code !== "mention");
  return [
    ...(missing.length === 0 ? [] : [{ code: "mention" as const, found: missing }]),
    ...others.map(({ code, found }) => ({ code, found: [found] })),
  ];
}

interface CorrectionProps {
  ad: ModeratedAd;
  correction: NonNullable<ModeratedAd["correction"]>;
}

/** Correction asked for, and what the advertiser changed since. */
function Correction({ ad, correction }: CorrectionProps) {
  const { t } = useLingui();
  const at = useInstant();
  const { asked, askedAt, correctedAt, before, after } = correction;
  const labels = {
    removed: t`retiré :`,
    added: t`ajouté :`,
    before: t`Avant`,
    after: t`Maintenant`,
    unchanged: t`Sans changement`,
  };
  const texts = [
    { label: t`Texte imprimé`, before: before.paperContent, after: after.paperContent },
    { label: t`Titre`, before: before.title, after: after.title },
    ...(ad.webContent === null
      ? []
      : [{ label: t`Texte en ligne`, before: before.webContent, after: after.webContent }]),
  ];
  const instant = correctedAt === null ? at(askedAt) : at(correctedAt);
  return (
    <Part title={correctedAt === null ? t`Correction sans réponse` : t`Corrigée`}>
      <p className="text-body-sm text-fg-muted">
        <bdi className="whitespace-pre-line">{asked}</bdi> · <bdi>{instant}</bdi>
      </p>
      {correctedAt !== null &&
        texts
          .filter((text, index) => index === 0 || text.before !== text.after)
          .map((text) => <DifferenceView key={text.label} {...text} labels={labels} />)}
    </Part>
  );
}

function Facts({ ad }: { ad: ModeratedAd }) {
  const { t } = useLingui();
  const language = useLanguage();
  const at = useInstant();
  return (
    <Part title={t`Commande`}>
      <KeyValueList
        layout="aligned"
        items={[
          { id: "support", label: t`Journal`, value: ad.support.label },
          { id: "heading", label: t`Rubrique`, value: ad.heading },
          ...(ad.subheading === null
            ? []
            : [{ id: "subheading", label: t`Sous-rubrique`, value: ad.subheading }]),
          { id: "closes", label: t`Bouclage`, value: at(ad.closesAt) },
          {
            id: "dates",
            label: t`Parutions`,
            value: ad.dates.map((date, index) => (
              <Fragment key={date}>
                {index > 0 && " · "}
                <span className="inline-block">{formatLongDate(date, language)}</span>
              </Fragment>
            )),
          },
          { id: "ordered", label: t`Commandée le`, value: at(ad.orderedAt) },
          { id: "total", label: t`Prix`, value: formatAmount(ad.total, language) },
        ]}
      />
    </Part>
  );
}

function Advertiser({ advertiser }: Pick<ModeratedAd, "advertiser">) {
  const { t } = useLingui();
  const statusNames = useStatusNames();
  const zone = usePublisherZone();
  const day = (at: number) => formatDayFirst(dateInZone(at, zone));
  const { name, company, email, phone, since, ads, refused, earlier } = advertiser;
  return (
    <Part title={t`Annonceur`}>
      <KeyValueList
        layout="aligned"
        items={[
          { id: "name", label: t`Nom complet`, value: name },
          ...(company === name ? [] : [{ id: "company", label: t`Société`, value: company }]),
          { id: "email", label: t`E-mail`, value: <bdi dir="ltr">{email}</bdi> },
          ...(phone === ""
            ? []
            : [{ id: "phone", label: t`Téléphone`, value: <bdi dir="ltr">{phone}</bdi> }]),
          { id: "since", label: t`Client depuis le`, value: day(since) },
          { id: "ads", label: t`Annonces`, value: ads },
          { id: "refused", label: t`Dont refusées`, value: refused },
        ]}
      />
      {earlier.length > 0 && (
        <ul
          aria-label={t`Annonces précédentes`}
          className="divide-y divide-line border-line border-y"
        >
          {earlier.map((one) => (
            <li key={one.id} className="flex flex-col py-2 text-body-sm">
              <span className="flex items-baseline justify-between gap-3">
                <bdi className="min-w-0 truncate">{one.title}</bdi>
                <span className="shrink-0 text-fg-muted">
                  {one.refusalReason === null ? statusNames[one.status] : t`Refusée`}
                </span>
              </span>
              <span className="text-fg-muted">
                <bdi className="tabular-nums">{one.reference}</bdi> ·{" "}
                <bdi className="tabular-nums">{day(one.orderedAt)}</bdi>
              </span>
              {one.refusalReason !== null && (
                <bdi className="text-fg-muted">{one.refusalReason}</bdi>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** Statuses of ads, in words. */
export function useStatusNames(): Readonly<Record<ModeratedAd["status"], string>> {
  const { t } = useLingui();
  return {
    unpaid: t`À payer`,
    awaiting: t`À décider`,
    inReview: t`À décider`,
    validated: t`Acceptée`,
    cancelled: t`Annulée`,
    archived: t`Archivée`,
  };
}
