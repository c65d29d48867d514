import type { LinkElementProps } from "@parution/kit/link";
import { Link } from "react-router";

/** What the kit draws for its links: the portal's own pages without a reload, anything else as it is. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  const own = href.startsWith("/") && !href.startsWith("//");
  return own ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}
