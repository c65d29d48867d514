import { type ReactNode, useEffect, useRef } from "react";
import { useNavigationType } from "react-router";

/**
 * The page's one `h1`. It names the document and, after a navigation inside the portal, takes the focus, so that a
 * screen reader says where one has arrived.
 */
export function PageTitle(props: { children: string; aside?: ReactNode }) {
  const { children, aside } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const navigation = useNavigationType();

  useEffect(() => {
    document.title = `${children} · Parution`;
  }, [children]);

  useEffect(() => {
    if (navigation !== "POP") heading.current?.focus({ preventScroll: true });
  }, [navigation]);

  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-headline text-title text-heading outline-none"
      >
        {children}
      </h1>
      {aside}
    </div>
  );
}
