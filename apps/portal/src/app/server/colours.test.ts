import type { AnyCall } from "@parution/contract/call";
import { readTheme } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { sampleHome } from "../../shared/support/sample-home.ts";
import { addressOf } from "../address.ts";
import { createColourReader } from "./colours.ts";

const ofBrand = (hex: string) => ({
  brand: hex,
  "brand-hover": hex,
  "brand-pressed": hex,
  "on-brand": hex,
  "brand-soft": hex,
  "on-brand-soft": hex,
  heading: hex,
  link: hex,
});
const overrides = { light: ofBrand("#6b1d75"), dark: ofBrand("#d79ae0") };
const home = () => answer(readHome, sampleHome);

const answer = (call: AnyCall, value: unknown) => Response.json(z.encode(call.answer, value));

/** Colour rule of an account page of L'Horizon with this reply to the theme's read, and the requests. */
async function coloursOfMyAds(theme: () => Response) {
  const requestHeaders: string[] = [];
  const onError = vi.fn<(error: unknown) => void>();
  const address = addressOf("/fr/l-horizon/mes-annonces", { language: null, supportSlug: null });
  const rule = await createColourReader()(address, {
    visit: {
      location: "/fr/l-horizon/mes-annonces",
      choices: { language: null, supportSlug: null },
    },
    viewer: "account",
    known: null,
    supportSlugs: [],
    site: { fr: "Parution", ar: "باريسيون" },
    origin: "https://annonces.test",
    appToken: "parution-demo",
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input));
      requestHeaders.push(...new Headers(init?.headers).keys());
      return pathname.endsWith("/theme") ? theme() : home();
    },
    onError,
  });
  return { rule, requestHeaders, onError };
}

test("reads the newspaper's colours of a page behind the login without a session", async () => {
  const theme = () => answer(readTheme, { supportId: 1, overrides });
  const { rule, requestHeaders } = await coloursOfMyAds(theme);
  expect(rule).toContain("--pa-color-brand:light-dark(#6b1d75,#d79ae0)");
  expect(requestHeaders).not.toContain("cookie");
  expect(requestHeaders).not.toContain("authorization");
});

test("omits values that are not colours", async () => {
  const light = { ...overrides.light, brand: "red;}</style><script>alert(1)</script>" };
  const wire = { data: { support_id: 1, couleurs: { clair: light, sombre: overrides.dark } } };
  expect((await coloursOfMyAds(() => Response.json(wire))).rule).toBe("");
});

test("keeps the theme's colours after a failed read, and leaves its report to the service", async () => {
  const { rule, onError } = await coloursOfMyAds(() => new Response("", { status: 500 }));
  expect(rule).toBe("");
  expect(onError).not.toHaveBeenCalled();
});
