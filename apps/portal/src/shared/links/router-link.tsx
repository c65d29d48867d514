import type { LinkElementProps } from "@parution/kit/link";
import type { MouseEvent } from "react";
import { createPath, useNavigate } from "react-router";

/** What the kit draws for its links: the portal's own pages without a reload, anything else as it is. */
export function RouterLink({ href, onClick, ...rest }: LinkElementProps) {
  const navigate = useNavigate();
  const own = href.startsWith("/") && !href.startsWith("//");

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!own || event.defaultPrevented || !isPlainClick(event) || opensElsewhere(rest.target))
      return;
    event.preventDefault();
    void navigate(href, { replace: href === createPath(location) });
  }
  return <a {...rest} href={href} onClick={follow} />;
}

/** Any other click asks the browser for a tab, a window or a file. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const opensElsewhere = (target: string | undefined) => target !== undefined && target !== "_self";
