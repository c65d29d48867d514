import { ApiError } from "@parution/contract/errors";
import type { PageRequest } from "@parution/contract/pages";
import { readHome } from "@parution/contract/site";
import { type FirstData, keyText } from "../../shared/api/first-data.ts";
import type { Reads, Visit } from "../../shared/reads/reads.ts";
import type { Address } from "../address.ts";
import { frameReads } from "../frame.reads.ts";
import { visitorOf } from "./clients.ts";
import { EVERY_SUPPORT, findSupport } from "./supports.ts";

/** What a page is drawn from, or how its reads failed. */
export type FirstReads =
  | { readonly kind: "read"; readonly data: FirstData; readonly tags: readonly string[] }
  /** What the address names is not there, or nothing can be named so. */
  | { readonly kind: "absent" }
  /** Too much is asked of the services; seconds until they answer again. */
  | { readonly kind: "throttled"; readonly retryAfter: number }
  | { readonly kind: "failed"; readonly error: unknown };

/** What a page reads first, by its file. */
const readsOfPages = import.meta.glob<{ reads: Reads }>("../../features/*/*.reads.ts");

/** Statuses that say that what an address names does not exist. */
const ABSENT: ReadonlySet<number> = new Set([400, 404, 422]);

/** Asks for all that a page and what stands around it read first, each thing once. */
export async function readFirst(address: Address, request: PageRequest): Promise<FirstReads> {
  const { language, params, route, supportSlug, namedSupportSlug } = address;
  const visitor = visitorOf(request, language);
  try {
    const pageReads = await readsOfPages[`../../features/${route.page?.name}.reads.ts`]?.();
    const home = visitor.call(readHome, EVERY_SUPPORT);
    const asked = new Map<string, Promise<unknown>>([
      [keyText([readHome.name, language, EVERY_SUPPORT]), home],
    ]);
    const support = supportSlug === null ? null : findSupport(await home, supportSlug);
    const namedSupport = namedSupportSlug === null ? null : support;
    const visit: Visit = { params, search: searchOf(request), support, namedSupport };
    const ofPage = pageReads === undefined ? [] : pageReads.reads(visit);
    if (ofPage === null) {
      await home;
      return { kind: "absent" };
    }
    const answers = new Map<string, Promise<unknown>>();
    const tags: Promise<readonly string[]>[] = [];
    for (const { name, input, part, ask, tags: tagsOf } of [...frameReads(visit), ...ofPage]) {
      const key = keyText([name, language, input]);
      const answer = asked.get(key) ?? ask(visitor);
      asked.set(key, answer);
      if (tagsOf !== undefined) tags.push(answer.then(tagsOf));
      const shown = keyText([part?.name ?? name, language, input]);
      if (!answers.has(shown)) answers.set(shown, part ? answer.then(part.of) : answer);
    }
    return await settle(answers, tags);
  } catch (error) {
    return failureOf(error);
  }
}

const searchOf = ({ visit, origin }: PageRequest) =>
  new URL(`${origin}${visit.location}`).searchParams;

/** Awaits all reads together: one that fails leaves none of the others without a handler. */
async function settle(
  answers: ReadonlyMap<string, Promise<unknown>>,
  tags: readonly Promise<readonly string[]>[],
): Promise<FirstReads> {
  const entries = [...answers].map(async ([key, answer]) => [key, await answer] as const);
  const [data, named] = await Promise.all([Promise.all(entries), Promise.all(tags)]);
  return { kind: "read", data: Object.fromEntries(data), tags: named.flat() };
}

function failureOf(error: unknown): FirstReads {
  if (!(error instanceof ApiError)) return { kind: "failed", error };
  if (ABSENT.has(error.status) || error.code === "INPUT") return { kind: "absent" };
  if (error.status === 429) return { kind: "throttled", retryAfter: error.retryAfterSeconds ?? 1 };
  return { kind: "failed", error };
}
