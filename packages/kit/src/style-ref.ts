import type { RefCallback } from "react";

/** Style properties as CSS writes them; an undefined one is taken away. */
export type Styles = Readonly<Record<string, string | undefined>>;

/**
 * Ref that sets styles whose values are known at run time alone. A policy without `unsafe-inline` refuses the `style`
 * attribute of a server's markup, and lets a script set the same property.
 */
export function styleRef(styles: Styles): RefCallback<HTMLElement> {
  return (element) => {
    if (element === null) return;
    for (const [name, value] of Object.entries(styles)) {
      if (value === undefined) element.style.removeProperty(name);
      else element.style.setProperty(name, value);
    }
  };
}
