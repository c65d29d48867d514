import type { LinkElementProps } from "@parution/kit/link";
import { createPath, Link } from "react-router";
import { usePlace } from "./links.tsx";

/**
 * Link element for the kit: pages of the application open by React Router, without a reload; other addresses are plain links, and so are
 * those that leave the application on the same host (`target="_top"`), whose addresses its base does not precede.
 */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  const here = createPath(usePlace());
  const isOwn = href.startsWith("/") && !href.startsWith("//") && rest.target !== "_top";
  if (!isOwn) return <a {...rest} href={href} />;
  // Routes are matched without language and support, so React Router cannot detect a link to the current address.
  return <Link {...rest} to={href} replace={href === here} discover="none" />;
}
