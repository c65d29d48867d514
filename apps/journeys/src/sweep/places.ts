import type { Page } from "playwright";
import type { Account } from "../support/accounts.ts";
import { labels } from "../support/labels.ts";
import { type WalkedPage, walkedPages } from "../support/walked-pages.ts";

/** A page or a story, checked in every width. */
export interface Place {
  readonly name: string;
  /** Account that is signed in; null for a visitor. */
  readonly account: Account | null;
  /** Opens it and waits until it is complete. */
  readonly open: (page: Page) => Promise<void>;
  /** A matrix repeats one component for each newspaper: what opens in one opens in all. */
  readonly isMatrix: boolean;
  /** A page of the portal, with the frame of header and footer. */
  readonly isPage: boolean;
}

const languages = ["fr", "ar"] as const;

const visitor = (path: string): WalkedPage => ({
  name: path,
  account: null,
  reads: false,
  find: async () => path,
});

/** Pages that a fault does not concern, and outcomes that only their address knows. */
const furtherPages: readonly WalkedPage[] = [
  visitor("/annonces?page=2"),
  visitor("/paiement-succes"),
  visitor("/paiement-echoue"),
  visitor("/paiement-encours"),
  { ...visitor("/passer-votre-annonce-appels-offres"), account: "convention" },
  visitor("/posted-data-from-maksi"),
  visitor("/passer-votre-annonce"),
  visitor("/essayer"),
  visitor("/essayer/support-4"),
  visitor("/inscription"),
  visitor("/inscription/confirmation"),
  visitor("/mot-de-passe-oublie"),
  visitor("/mot-de-passe-oublie/nouveau"),
  visitor("/adresse/confirmation"),
  visitor("/adresse/retablir"),
  { ...visitor("/securite"), account: "pro" },
  ...[2, 3].map((support) => ({
    ...visitor(`/passer-votre-annonce/support-${support}`),
    account: "pro" as const,
  })),
];

/** Pages that show an account's kind: another menu, other lists, other ways to pay. */
const PERSONAL = [
  "/mes-annonces",
  "/mes-commandes",
  "/mes-factures",
  "/mes-forfaits",
  "/dashboard",
  "/mon-equipe",
  "/commandes-journal",
  "/passer-votre-annonce/support-1",
  "/passer-votre-annonce-appels-offres/support-1",
];

const kinds: readonly Account[] = [
  "particulier",
  "pro",
  "membre",
  "terme",
  "plafond",
  "convention",
  "credit",
  "admin",
];

const personalPages: readonly WalkedPage[] = kinds.flatMap((account) =>
  PERSONAL.map((path) => ({ ...visitor(path), account })),
);

/** A line ad whose place, text and terms are chosen: fields that an empty form does not have. */
async function fillIn(page: Page, language: "fr" | "ar"): Promise<void> {
  const { order } = labels[language];
  await page.getByRole("combobox", { name: order.heading, exact: true }).selectOption("1");
  const types = page.getByRole("group", { name: order.type }).getByRole("radio");
  await types.first().check();
  await page.getByRole("combobox", { name: order.subheading }).selectOption({ index: 1 });
  await page.getByRole("textbox", { name: order.text }).fill("Avis de constitution");
}

/** Pages of the portal and of the desk in both languages, an account's pages as each kind of account. */
export function pagePlaces(): readonly Place[] {
  const all = [...walkedPages, ...furtherPages, ...personalPages];
  const pages = [...new Map(all.map((page) => [`${page.name} ${page.account}`, page])).values()];
  return languages.flatMap((language) => [
    ...pages.map((walked) => pagePlace(walked, language)),
    filledIn(language),
    ...DESK.map((path) => deskPlace(path, language)),
  ]);
}

/** A page of each layout, in the languages in turn: what a change of the frame, of a list or of a form could cover. */
const OF_EACH_LAYOUT: ReadonlySet<string> = new Set([
  "fr / (visitor)",
  "ar /annonces (visitor)",
  "fr a published ad (visitor)",
  "ar /tarifs (visitor)",
  "fr /mes-annonces (pro)",
  "ar /dashboard (pro)",
  "fr a recap (pro)",
  "ar an order form filled in (membre)",
  "fr /desk/moderation (admin)",
  "ar /desk/calendrier (admin)",
  "fr /desk/editions/1/2026-11-25/pages (admin)",
  "ar /desk/catalogue (admin)",
]);

/** A page of each layout. */
export const samplePlaces = (): readonly Place[] =>
  pagePlaces().filter(({ name }) => OF_EACH_LAYOUT.has(name));

/** Pages of the newspaper's desk, as its owner sees them. */
const DESK = [
  "/",
  "/moderation",
  "/moderation/mots",
  "/contenus",
  "/contenus/guide",
  "/contenus/guide/1",
  "/contenus/guide/nouveau",
  "/contenus/pages",
  "/contenus/pages/nouveau",
  "/contenus/site",
  "/contenus/site/menu",
  "/contenus/site/films",
  "/contenus/site/contact",
  "/messages",
  "/erreurs",
  "/calendrier",
  "/editions",
  "/editions/format",
  "/editions/1/2026-11-23/journal",
  "/editions/1/2026-11-25",
  "/editions/1/2026-11-25/pages",
  "/tarifs",
  "/rapports",
  "/rapports?vue=moderation",
  "/rapports?vue=editions",
  "/catalogue",
  "/catalogue/ordre",
  "/catalogue/nouveau-journal",
  "/equipe",
  "/installation",
  "/installation/proprietaire",
  "/invitation",
];

const deskPlace = (path: string, language: "fr" | "ar"): Place => ({
  name: `${language} /desk${path} (admin)`,
  account: "admin",
  isMatrix: false,
  isPage: true,
  open: async (page) => {
    await page.goto(`/desk/${language}${path}`);
    // Rendered by the browser alone: a heading that is there handles presses.
    await page.getByRole("heading", { level: 1 }).waitFor();
  },
});

const pagePlace = ({ name, account, find }: WalkedPage, language: "fr" | "ar"): Place => ({
  name: `${language} ${name} (${account ?? "visitor"})`,
  account,
  isMatrix: false,
  isPage: true,
  open: async (page) => {
    await page.goto(`/${language}${await find(page)}`);
    await page.waitForFunction(isAlive);
  },
});

/** The page is hydrated, header included: presses are handled from then on. */
const isAlive = (): boolean =>
  document.querySelectorAll("header a, header button").length > 3 &&
  Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react"));

/** It leaves a draft, which forms of other newspapers would ask about first: no such form is checked as this member. */
const filledIn = (language: "fr" | "ar"): Place => ({
  name: `${language} an order form filled in (membre)`,
  account: "membre",
  isMatrix: false,
  isPage: true,
  open: async (page) => {
    await page.goto(`/${language}/passer-votre-annonce/support-1`);
    await fillIn(page, language);
  },
});

/** Every story of a Storybook, its play function ended. */
export async function storyPlaces(storybook: string): Promise<readonly Place[]> {
  const index: StoryIndex = await (await fetch(`${storybook}/index.json`)).json();
  return Object.values(index.entries)
    .filter(({ type }) => type === "story")
    .map(({ id }) => ({
      name: id,
      account: null,
      isMatrix: id.endsWith("--every-support"),
      isPage: false,
      open: async (page) => {
        if (page.url().startsWith(storybook)) await page.evaluate(changeStory, id);
        else await page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story`);
        await page.waitForFunction(hasEnded, id, { timeout: 60_000 });
      },
    }));
}

interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>>;
}

/** Changes the story as the toolbar does, without loading all of the preview anew. */
const changeStory = (storyId: string): void => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  preview?.channel.emit("setCurrentStory", { storyId, viewMode: "story" });
};

const hasEnded = (storyId: string): boolean => {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as StorybookWindow;
  const { id, phase = "" } = preview?.currentRender ?? {};
  return id === storyId && /^(finished|errored|aborted)$/.test(phase);
};

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly channel: { readonly emit: (event: string, choice: unknown) => void };
    readonly currentRender?: { readonly id?: string; readonly phase?: string };
  };
}
