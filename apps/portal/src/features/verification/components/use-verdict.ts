import { useLingui } from "@lingui/react/macro";
import type { Verified } from "../api/use-verify.ts";

/** What a verification comes to, in words. */
interface Verdict {
  /** Whether the certificate still counts. */
  readonly holds: boolean;
  readonly label: string;
  readonly message: string | undefined;
}

/** Whether a certificate is the publisher's, and still what the ad says. */
export function useVerdict({ genuine, current }: Verified["ad"]["certificate"]): Verdict {
  const { t } = useLingui();
  if (!genuine) {
    return {
      holds: false,
      label: t`Non authentique`,
      message: t`La signature ne correspond pas à ce qui a été attesté.`,
    };
  }
  if (!current) {
    return {
      holds: false,
      label: t`Dépassée`,
      message: t`L’annonce a changé depuis cette attestation, ou n’est plus validée.`,
    };
  }
  return { holds: true, label: t`Authentique`, message: undefined };
}
