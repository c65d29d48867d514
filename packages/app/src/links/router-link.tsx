import type { LinkElementProps } from "@parution/kit/link";
import { createPath, Link } from "react-router";
import { usePlace } from "./links.tsx";

/** Renders the kit's links: the application's own pages by React Router, without a reload; anything else as it is. */
export function RouterLink({ href, ...rest }: LinkElementProps) {
  const here = createPath(usePlace());
  const isOwn = href.startsWith("/") && !href.startsWith("//");
  if (!isOwn) return <a {...rest} href={href} />;
  // Pages are rendered below their own path: React Router would not know its address.
  return <Link {...rest} to={href} replace={href === here} discover="none" />;
}
