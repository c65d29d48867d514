import { readTheme } from "@parution/contract/session";
import { useEffect } from "react";
import { useCall } from "../../shared/api/use-call.ts";
import { useTheme } from "../../shared/support/support-choice.ts";
import { useSupport } from "../../shared/support/use-supports.ts";
import { overrideTheme } from "./override-theme.ts";

/**
 * The colours that the publisher, or one's own account, puts over the chosen newspaper's theme (specification 2, point 3:
 * style). Until they come, and where they do not, the theme's own hold.
 */
export function ThemeOverrides() {
  const theme = useTheme();
  const overrides = useOverrides();
  useEffect(
    () => (overrides === null ? undefined : overrideTheme(theme, overrides)),
    [theme, overrides],
  );
  return null;
}

function useOverrides() {
  const support = useSupport();
  const { data } = useCall(
    readTheme,
    support === null ? null : { body: { supportId: support.id } },
    {
      revalidateOnFocus: false,
    },
  );
  return data?.overrides ?? null;
}
