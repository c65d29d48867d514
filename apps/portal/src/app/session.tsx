import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useConfigs } from "../shared/api/use-configs.ts";
import { setServerTime } from "../shared/clock/server-clock.ts";
import { useLink } from "../shared/links/links.tsx";
import { applyCacheVersion } from "../shared/session/cache-version.ts";
import { rememberLeftPage } from "../shared/session/left-page.ts";
import { watchSession } from "../shared/session/watch-session.ts";

/**
 * Keeps clock and session in step with the server; an expired session leads home (readings B2, B3), from where a login
 * leads back.
 */
export function Session() {
  const { data: configs } = useConfigs();
  const navigate = useNavigate();
  const link = useLink();

  useEffect(() => {
    if (configs === undefined) return;
    setServerTime(configs.now);
    applyCacheVersion(configs.version);
    return watchSession(() => {
      rememberLeftPage(`${location.pathname}${location.search}${location.hash}`);
      void navigate(link("/"));
    });
  }, [configs, navigate, link]);
  return null;
}
