import { useLingui } from "@lingui/react/macro";
import { isolated } from "@parution/app/i18n/formats.ts";
import { BanIcon, CheckCircleIcon, ClockIcon, type IconProps } from "@parution/kit/icon";
import { formatDayFirst } from "@parution/rules/dates";
import type { DatePublication, PublicationRule } from "@parution/rules/publication";
import { cva } from "class-variance-authority";
import type { ComponentType } from "react";
import { useVerdict } from "./use-verdict.ts";
import type { Verified } from "./use-verify.ts";

const band = cva("flex items-center gap-4 px-5 py-4 sm:px-6 sm:py-5", {
  variants: {
    tone: {
      success: "bg-success text-on-success",
      warning: "bg-warning text-on-warning",
      danger: "bg-danger text-on-danger",
    },
  },
});

const body = cva("flex flex-col gap-4 px-5 py-4 text-body sm:px-6", {
  variants: {
    tone: {
      success: "bg-success-soft text-on-success-soft",
      warning: "bg-warning-soft text-on-warning-soft",
      danger: "bg-danger-soft text-on-danger-soft",
    },
  },
});

const frame = cva("overflow-hidden rounded-card border", {
  variants: {
    tone: {
      success: "border-success-line",
      warning: "border-warning-line",
      danger: "border-danger-line",
    },
  },
});

/** Publication status of the ad, with the facts about each date. */
export function VerdictPanel({ ad }: Pick<Verified, "ad">) {
  const { tone, icon: Icon, title, message, showsDates } = useVerdict(ad);
  const dates = showsDates ? ad.publication.dates : [];
  return (
    <div className={frame({ tone })}>
      <div className={band({ tone })}>
        <span className="grid size-14 shrink-0 place-items-center rounded-pill border-2 border-current outline-1 outline-current outline-dashed -outline-offset-6 sm:size-16">
          <Icon className="size-6 sm:size-7" />
        </span>
        <p className="min-w-0 font-headline font-semibold text-title-sm sm:text-title wrap-anywhere">
          {title}
        </p>
      </div>
      {(message !== undefined || dates.length > 0) && (
        <div className={body({ tone })}>
          {message}
          {dates.length > 0 && (
            <ul className="flex flex-col gap-2">
              {dates.map((known) => (
                <KnownDate key={known.date} {...known} rule={ad.publication.rule} />
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

const ICONS: Readonly<Record<DatePublication, ComponentType<IconProps>>> = {
  appeared: CheckCircleIcon,
  planned: ClockIcon,
  unconfirmed: ClockIcon,
  missed: BanIcon,
  withdrawn: BanIcon,
};

type Publication = Verified["ad"]["publication"];

function KnownDate({
  date,
  state,
  rule,
}: Publication["dates"][number] & Pick<Publication, "rule">) {
  const { t } = useLingui();
  const day = isolated(formatDayFirst(date));
  const unconfirmed: Readonly<Record<PublicationRule, string>> = {
    printed: t`Prévue le ${day}, numéro imprimé pas encore constaté`,
    calendar: t`Prévue le ${day}, non signalée manquante`,
    web: t`Prévue le ${day}, non constatée en ligne`,
  };
  const words: Readonly<Record<DatePublication, string>> = {
    appeared: t`Parue le ${day}`,
    planned: t`Prévue le ${day}`,
    unconfirmed: unconfirmed[rule],
    missed: t`Non parue le ${day}`,
    withdrawn: t`Prévue le ${day}, retirée`,
  };
  const Icon = ICONS[state];
  return (
    <li className="flex items-start gap-2.5 font-medium tabular-nums">
      <Icon className="mt-[0.2em] size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{words[state]}</span>
    </li>
  );
}
