import { type ComponentProps, isValidElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import Layout from "./next/app/layout";
import Page from "./next/app/page";

// Next.js is not installed in the workspace (`pnpm sweep next` builds the sample with it): its link is an anchor that can be distinguished from others, its router goes nowhere.
vi.mock("next/link", () => ({
  default: (props: ComponentProps<"a">) => <a data-next {...props} />,
}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));
// A face that the workspace does not install, and a style sheet that is there once the kit is built.
vi.mock("@fontsource-variable/playfair-display", () => ({}));
vi.mock("@parution/kit/styles.css", () => ({}));

const pageFor = (query?: string) =>
  Page({ searchParams: Promise.resolve(query === undefined ? {} : { q: query }) });

const markupFor = async (query?: string) =>
  renderToStaticMarkup(<Layout>{await pageFor(query)}</Layout>);

/** Props that are functions, of every component that a server component renders. */
function functionsIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(functionsIn);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  return Object.entries(node.props).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : functionsIn(value as ReactNode),
  );
}

test("the sample's page names the newspaper and lists the ads that answer the query", async () => {
  const markup = await markupFor("moteur");
  expect(markup).toMatch(/^<html lang="fr" dir="ltr" data-support="gazette">/);
  expect(markup).toContain("Moteur neuf, filets compris");
  expect(markup).not.toContain("Barque de pêche");
});

test("links of the kit are links of the framework's router", async () => {
  expect(await markupFor("vélo")).toMatch(
    /<a data-next="true"[^>]* href="\/"[^>]*>.*Toutes les annonces/,
  );
});

test("no function crosses from the sample's server components", async () => {
  expect(functionsIn(await pageFor())).toEqual([]);
  expect(functionsIn(await pageFor("vélo"))).toEqual([]);
  expect(functionsIn(Layout({ children: null }))).toEqual([]);
  expect(functionsIn(<button type="button" onClick={() => undefined} />)).toEqual(["onClick"]);
});
