import { setServerTime } from "@parution/app/browser/server-clock.ts";
import { useConfigs } from "@parution/app/data/configs.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { splitPath } from "@parution/app/links/path-prefix.ts";
import { rememberLeftPage } from "@parution/app/session/left-page.ts";
import { applyCacheVersion } from "@parution/app/session/session-store.ts";
import { watchSession } from "@parution/app/session/watch-expiry.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { supportSlugs } from "./support-slugs.ts";

/** Synchronises clock and session with the server; an expired session leads to the home page, and the next login back. */
export function Session() {
  const { data: configs } = useConfigs();
  const navigate = useNavigate();
  const link = useLink();

  useEffect(() => {
    if (configs === undefined) return;
    setServerTime(configs.now);
    applyCacheVersion(configs.version);
    return watchSession(() => {
      // During a login its page stays, with a message that the session has ended.
      if (splitPath(location.pathname, supportSlugs).page === "/connexion") return;
      rememberLeftPage(`${location.pathname}${location.search}${location.hash}`);
      void navigate(link("/"));
    });
  }, [configs, navigate, link]);
  return null;
}
