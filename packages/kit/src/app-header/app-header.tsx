import { cx } from "class-variance-authority";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { CloseIcon, MenuIcon } from "../icon/index.ts";
import { useLinkElement } from "../link/index.ts";
import { type RootProps, useSharedRef } from "../root-props.ts";
import {
  endClasses,
  headerClasses,
  linkClasses,
  navigationClasses,
  switchesClasses,
} from "./app-header.variants.ts";

/** One place that the header leads to. */
export interface HeaderLink {
  href: string;
  /** Label of the link. */
  label: string;
  /** Marks the current page. */
  current?: boolean | undefined;
}

export interface AppHeaderLabels {
  /** Name of the navigation. */
  navigation: string;
  /** Name of the button that shows the navigation on a phone. */
  menu: string;
}

export interface AppHeaderProps extends RootProps<"header"> {
  /** The name or logo, usually a link home. */
  brand: ReactNode;
  /** The main places, in reading order. None leaves the navigation out. */
  links: readonly HeaderLink[];
  /** Words that the component says itself. */
  labels: AppHeaderLabels;
  /** Control that opens a larger directory, before the main links: a `DirectoryMenu`. */
  directory?: ReactNode;
  /** Switches of language and the like; on a phone they unfold with the places. */
  switches?: ReactNode;
  /** The account's menu, or the way to sign in. */
  account?: ReactNode;
}

function HeaderNavigation({
  links,
  directory,
  label,
  id,
  open,
  onFollow,
}: {
  links: readonly HeaderLink[];
  directory: ReactNode;
  label: string;
  id: string;
  open: boolean;
  onFollow: () => void;
}) {
  const LinkElement = useLinkElement();
  return (
    <nav id={id} aria-label={label} data-open={open || undefined} className={navigationClasses}>
      <ul className="flex min-w-0 flex-wrap gap-1 max-md:flex-col">
        {directory && <li className="flex items-center">{directory}</li>}
        {links.map(({ href, label: text, current }) => (
          <li key={href} className="flex">
            <LinkElement
              href={href}
              aria-current={current ? "page" : undefined}
              onClick={onFollow}
              className={linkClasses}
            >
              {text}
            </LinkElement>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Rem of a bar of one row, but for its hairline: what `--app-header-height` falls back to. */
const USUAL_HEIGHT = 4;

/**
 * Publishes the bar's height as `--app-header-height` of the document, for what sticks below it: `var(--app-header-height, 4rem)`.
 * Not where it is as usual: a variable of the document has every element's style resolved anew.
 */
function usePublishedHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: bar } = header;
    if (bar === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isUsual = Math.abs(bar.offsetHeight - USUAL_HEIGHT * rem) <= 1;
      if (isUsual) style.removeProperty("--app-header-height");
      else style.setProperty("--app-header-height", `${bar.offsetHeight}px`);
    });
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty("--app-header-height");
    };
  }, []);
  return header;
}

/**
 * The bar on top of every page. It leaves with the first 100 px of the page, then comes back and
 * stays, so that a short page loses nothing to it. On a phone a button shows its navigation.
 */
export function AppHeader({
  brand,
  links,
  labels,
  directory,
  switches,
  account,
  className,
  ref,
  ...root
}: AppHeaderProps) {
  const [marker, stuck] = useStuck<HTMLDivElement>();
  const header = usePublishedHeight();
  useSharedRef(ref, header);
  const [open, setOpen] = useState(false);
  const id = useId();
  const folds = links.length > 0;
  return (
    <>
      <div ref={marker} aria-hidden="true" className="-mb-25 h-25 w-px" />
      <header
        {...root}
        ref={header}
        data-stuck={stuck || undefined}
        className={cx(headerClasses, className)}
      >
        <div className="mx-auto flex w-full max-w-7xl flex-wrap items-center gap-x-4 px-4 py-2 sm:px-6">
          <div className="flex min-h-12 min-w-0 items-center wrap-anywhere font-headline text-title-sm font-semibold text-heading">
            {brand}
          </div>
          {folds && (
            <HeaderNavigation
              links={links}
              directory={directory}
              label={labels.navigation}
              id={id}
              open={open}
              onFollow={() => setOpen(false)}
            />
          )}
          {switches && (
            <div data-open={open || undefined} className={switchesClasses({ folds })}>
              {switches}
            </div>
          )}
          <div className={endClasses}>
            {account}
            {folds && (
              <span className="contents md:hidden">
                <Button
                  variant="quiet"
                  shape="icon"
                  aria-label={labels.menu}
                  aria-expanded={open}
                  aria-controls={id}
                  onClick={() => setOpen(!open)}
                >
                  {open ? <CloseIcon /> : <MenuIcon />}
                </Button>
              </span>
            )}
          </div>
        </div>
      </header>
    </>
  );
}

/**
 * Sticky state of a header. It begins once the marker, which spans the top of the page to the threshold, is out of
 * sight, and ends when the page is back at its top: in between nothing moves.
 */
function useStuck<Marker extends Element>(): [RefObject<Marker | null>, boolean] {
  const marker = useRef<Marker>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry?.intersectionRatio === 1) setStuck(false);
        else if (entry && entry.boundingClientRect.bottom <= 0) setStuck(true);
      },
      { threshold: [0, 1] },
    );
    if (marker.current) observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return [marker, stuck];
}
