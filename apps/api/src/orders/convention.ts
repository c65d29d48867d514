import { forbidden, type Messages } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { permissionsOfCaller } from "./standing.ts";

/**
 * Accounts with a convention order through calls of their own, nobody else does (readings G1, G3).
 * @throws ProblemError 403 for whoever uses the other one's.
 */
export function requireConventionCall(identity: Identity, isConventionCall: boolean): void {
  if (permissionsOfCaller(identity).usesConventionCalls === isConventionCall) return;
  throw forbidden(isConventionCall ? texts.without : texts.under);
}

const texts = {
  without: {
    fr: "Cette demande est réservée aux comptes sous convention.",
    ar: "هذا الطلب مخصص للحسابات المرتبطة باتفاقية.",
  },
  under: {
    fr: "Votre compte est sous convention : passez par le formulaire des appels d’offres.",
    ar: "حسابكم مرتبط باتفاقية: المرجو استعمال استمارة طلبات العروض.",
  },
} as const satisfies Record<string, Messages>;
