import { useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "@parution/contract/call";
import type { readCurrentUser } from "@parution/contract/session";

type Civility = CallAnswer<typeof readCurrentUser>["civility"];

/** Form of address before a person's name. */
export function useCivility(civility: Civility): string {
  const { t } = useLingui();
  return civility === "mrs" ? t`Mme` : t`M.`;
}
