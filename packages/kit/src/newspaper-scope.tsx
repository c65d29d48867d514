import { type ComponentPropsWithRef, type RefObject, useLayoutEffect, useState } from "react";

/** Attributes that put an element in a newspaper: its theme, its language, and the reader's choices for it. */
const ATTRIBUTES = ["data-support", "data-scheme", "data-density", "lang", "dir"] as const;

type Scope = Partial<Record<(typeof ATTRIBUTES)[number], string>>;

/** Attributes around an element, as far as they are not the page's, which the body inherits anyway. */
function scopeAround(place: Element | null): Scope {
  const scope: Scope = {};
  for (const name of ATTRIBUTES) {
    const around = place?.closest(`[${name}]`);
    if (around && around !== document.documentElement)
      scope[name] = around.getAttribute(name) ?? "";
  }
  return scope;
}

export interface NewspaperScopeProps extends ComponentPropsWithRef<"div"> {
  /** Element in the page at which the content was opened: see {@link ScopeMark}. */
  place: RefObject<HTMLElement | null>;
}

/** Container under the body of what opens over the page: it keeps the newspaper of the place where it was opened. */
export function NewspaperScope({ place, ...container }: NewspaperScopeProps) {
  const [scope, setScope] = useState<Scope>({});
  useLayoutEffect(() => setScope(scopeAround(place.current)), [place]);
  return <div {...container} {...scope} className="contents font-ui text-body text-fg" />;
}

/** Mark in the page of content that opens under the body. */
export function ScopeMark(props: ComponentPropsWithRef<"span">) {
  return <span {...props} hidden />;
}
