import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** How many notices are left, in words; `null`: more than are counted. */
export function useResultCount(total: number | null): string {
  const { t } = useLingui();
  if (total === null) return t`Des milliers d’annonces`;
  return t`${plural(total, { one: "# annonce", other: "# annonces" })}`;
}
