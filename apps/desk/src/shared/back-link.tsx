import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { ReactNode } from "react";

interface BackLinkProps {
  href: string;
  /** Name of the page above. */
  children: ReactNode;
}

/** Link over a title to the page above. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link variant="standalone" href={href} className="self-start">
      <ArrowBackIcon className="size-4" />
      {children}
    </Link>
  );
}
