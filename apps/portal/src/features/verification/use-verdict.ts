import { useLingui } from "@lingui/react/macro";
import { useLanguage } from "@parution/app/links/links.tsx";
import { BanIcon, CheckCircleIcon, ClockIcon, ErrorIcon, type IconProps } from "@parution/kit/icon";
import type { ComponentType } from "react";
import type { Verified } from "./use-verify.ts";

export type VerdictTone = "success" | "warning" | "danger";

/** Result of a verification, with its text and tone. */
export interface Verdict {
  readonly tone: VerdictTone;
  readonly icon: ComponentType<IconProps>;
  readonly title: string;
  readonly message: string | undefined;
  /** True where the dates are meaningful: not for a certificate of another origin. */
  readonly showsDates: boolean;
}

/** Verdict on an ad's publication and on the origin of its certificate. */
export function useVerdict({ publication, certificate }: Verified["ad"]): Verdict {
  const { t } = useLingui();
  const language = useLanguage();
  if (certificate?.genuine === false) {
    return {
      tone: "danger",
      icon: ErrorIcon,
      title: t`Non authentique`,
      message: t`La signature ne correspond pas à ce qui a été attesté.`,
      showsDates: false,
    };
  }
  const withdrawal = certificate?.withdrawal ?? null;
  if (withdrawal !== null) {
    return {
      tone: "danger",
      icon: BanIcon,
      title: t`Attestation retirée par le journal`,
      message: withdrawal[language],
      showsDates: true,
    };
  }
  const { state, dates } = publication;
  switch (state) {
    case "appeared":
      return {
        tone: "success",
        icon: CheckCircleIcon,
        title: dates.every((one) => one.state === "appeared")
          ? t`Annonce parue`
          : t`Annonce parue en partie`,
        message: undefined,
        showsDates: true,
      };
    case "planned":
      return {
        tone: "warning",
        icon: ClockIcon,
        title: dates.some((one) => one.state === "planned")
          ? t`Prévue, pas encore parue`
          : t`Prévue, parution non confirmée`,
        message: undefined,
        showsDates: true,
      };
    case "missed":
      return {
        tone: "danger",
        icon: BanIcon,
        title: t`Annonce non parue`,
        message: undefined,
        showsDates: true,
      };
    case "withdrawn":
      return {
        tone: "danger",
        icon: BanIcon,
        title: t`Annonce retirée`,
        message: t`Elle n’est plus validée, ou a été retirée avant sa dernière date.`,
        showsDates: true,
      };
    case "replaced":
      return {
        tone: "danger",
        icon: BanIcon,
        title: t`Annonce remplacée`,
        message: t`Son texte ou ses dates ont changé depuis cette attestation.`,
        showsDates: true,
      };
  }
}
