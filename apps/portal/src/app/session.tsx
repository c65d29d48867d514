import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useConfigs } from "../shared/api/use-configs.ts";
import { setServerTime } from "../shared/clock/server-clock.ts";
import { useLink } from "../shared/links/links.tsx";
import { splitPath } from "../shared/links/path-prefix.ts";
import { applyCacheVersion } from "../shared/session/cache-version.ts";
import { rememberLeftPage } from "../shared/session/left-page.ts";
import { watchSession } from "../shared/session/watch-session.ts";
import { supportSlugs } from "./support-slugs.ts";

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
      // Who is about to sign in is not led away from where they do; the page says that the session has ended.
      if (splitPath(location.pathname, supportSlugs).page === "/connexion") return;
      rememberLeftPage(`${location.pathname}${location.search}${location.hash}`);
      void navigate(link("/"));
    });
  }, [configs, navigate, link]);
  return null;
}
