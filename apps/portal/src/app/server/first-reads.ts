import { callKey, type FirstData, keyText } from "@parution/app/data/first-data.ts";
import type { Language } from "@parution/app/i18n/languages.ts";
import type { CallAnswer } from "@parution/contract/call";
import { type Client, createClient } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import type { PageRequest } from "@parution/contract/pages";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";
import { readHome } from "@parution/contract/site";
import type { Home, Support } from "../../shared/support/directory.tsx";
import type { Address } from "../address.ts";
import { accountReads, frameReads, pageReads } from "./page-reads.ts";
import type { Account, Read, Visit } from "./read.ts";

/** Data of a page's first render, or the failure of its reads. */
export type FirstReads =
  | { readonly kind: "read"; readonly data: FirstData; readonly tags: readonly string[] }
  /** The content has another path, below language and newspaper. */
  | { readonly kind: "moved"; readonly page: string }
  /** The content does not exist (404), or the address is invalid. */
  | { readonly kind: "absent"; readonly status: number }
  /** The services are overloaded; seconds until they answer again. */
  | { readonly kind: "throttled"; readonly retryAfter: number }
  | { readonly kind: "failed"; readonly error: unknown };

/** Statuses that say that what an address names does not exist. */
const ABSENT: ReadonlySet<number> = new Set([400, 404, 422]);

/** Sends the first reads of a page and its frame, each once; for the outline of an account's page, those of its frame alone. */
export async function readFirst(address: Address, request: PageRequest): Promise<FirstReads> {
  const { language, params, path, route, supportSlug, namedSupportSlug } = address;
  const client = clientOf(request, language);
  const pendingAnswers = new Map<string, Promise<unknown>>();
  const ask = (read: Read): Promise<Answered> => {
    const key = keyText(callKey(read, language, read.input));
    const answer = pendingAnswers.get(key) ?? read.ask(client);
    pendingAnswers.set(key, answer);
    return answer.then((whole) => ({ read, whole }));
  };
  try {
    const name = request.viewer === "account" ? undefined : route.page?.name;
    const home = client.call(readHome, EVERY_SUPPORT);
    pendingAnswers.set(keyText(callKey(readHome, language, EVERY_SUPPORT)), home);
    home.catch(() => undefined); // Its failure is handled where it is awaited, which may be later.
    const account = await Promise.all(request.viewer === "user" ? accountReads.map(ask) : []);
    const [user, business] = account;
    const support = supportSlug === null ? null : findSupport(await home, supportSlug);
    const visit: Visit = {
      path,
      params,
      search: searchOf(request),
      support,
      namedSupport: namedSupportSlug === null ? null : support,
      account: user && business ? accountOf(user, business) : null,
    };
    const readsOfPage = name === undefined ? undefined : pageReads[name];
    const ofPage = readsOfPage === undefined ? [] : readsOfPage(visit);
    if (ofPage === null) {
      await home;
      return { kind: "absent", status: 404 };
    }
    const answers = await Promise.all([...account, ...[...frameReads(visit), ...ofPage].map(ask)]);
    return describe(answers, language);
  } catch (error) {
    return failureOf(error);
  }
}

const accountOf = (user: Answered, business: Answered): Account => ({
  user: user.whole as CallAnswer<typeof readCurrentUser>,
  business: business.whole as CallAnswer<typeof readBusiness>,
});

const searchOf = ({ visit, origin }: PageRequest) =>
  new URL(`${origin}${visit.location}`).searchParams;

interface Answered {
  readonly read: Read;
  readonly whole: unknown;
}

/** Data that the page reads from the answers, by SWR key. */
function describe(answers: readonly Answered[], language: Language): FirstReads {
  const page = answers
    .map(({ read, whole }) => read.moved?.(whole) ?? null)
    .find((path) => path !== null);
  if (page !== undefined) return { kind: "moved", page };
  const data = answers.map(({ read: { name, shows, input, part }, whole }) => [
    keyText(callKey({ name: part?.name ?? name, shows }, language, input)),
    part ? part.of(whole) : whole,
  ]);
  const tags = answers.flatMap(({ read, whole }) => read.tags?.(whole) ?? []);
  return { kind: "read", data: Object.fromEntries(data), tags };
}

function failureOf(error: unknown): FirstReads {
  if (!(error instanceof ApiError)) return { kind: "failed", error };
  const { status } = error;
  if (ABSENT.has(status) || error.code === "INPUT") return { kind: "absent", status };
  if (error.status === 429) return { kind: "throttled", retryAfter: error.retryAfterSeconds ?? 1 };
  return { kind: "failed", error };
}

/** Client of the services for one request for a page: a visitor's, or its user's where the page is rendered for them. */
export function clientOf({ origin, appToken, fetch }: PageRequest, language: Language): Client {
  return createClient({
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken,
    language: () => language,
    fetch,
  });
}

/** Input of the read that every frame shares: the newspapers. */
export const EVERY_SUPPORT = { query: {} };

export const findSupport = ({ supports }: Home, slug: string): Support | null =>
  supports.find((support) => support.slug === slug) ?? null;
