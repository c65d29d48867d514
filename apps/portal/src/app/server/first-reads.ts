import { ApiError } from "@parution/contract/errors";
import type { PageRequest } from "@parution/contract/pages";
import { readHome } from "@parution/contract/site";
import { type FirstData, keyText } from "../../shared/api/first-data.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type { Read, Reads, Visit } from "../../shared/reads/reads.ts";
import type { Address } from "../address.ts";
import { frameReads } from "../frame.reads.ts";
import { visitorOf } from "./clients.ts";
import { EVERY_SUPPORT, findSupport } from "./supports.ts";

/** What a page is drawn from, or how its reads failed. */
export type FirstReads =
  | { readonly kind: "read"; readonly data: FirstData; readonly tags: readonly string[] }
  /** What the address names stands at another path, below language and newspaper. */
  | { readonly kind: "moved"; readonly page: string }
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
    const under = [...frameReads(visit), ...ofPage].map((read) => {
      const key = keyText([read.name, language, read.input]);
      const answer = asked.get(key) ?? read.ask(visitor);
      asked.set(key, answer);
      return answer.then((whole) => ({ read, whole }));
    });
    return describe(await Promise.all(under), language);
  } catch (error) {
    return failureOf(error);
  }
}

const searchOf = ({ visit, origin }: PageRequest) =>
  new URL(`${origin}${visit.location}`).searchParams;

interface Answered {
  readonly read: Read;
  readonly whole: unknown;
}

/** What a page shows of the answers, by the keys under which it looks for them. */
function describe(answers: readonly Answered[], language: Language): FirstReads {
  const page = answers
    .map(({ read, whole }) => read.moved?.(whole) ?? null)
    .find((path) => path !== null);
  if (page !== undefined) return { kind: "moved", page };
  const data = answers.map(({ read: { name, input, part }, whole }) => [
    keyText([part?.name ?? name, language, input]),
    part ? part.of(whole) : whole,
  ]);
  const tags = answers.flatMap(({ read, whole }) => read.tags?.(whole) ?? []);
  return { kind: "read", data: Object.fromEntries(data), tags };
}

function failureOf(error: unknown): FirstReads {
  if (!(error instanceof ApiError)) return { kind: "failed", error };
  if (ABSENT.has(error.status) || error.code === "INPUT") return { kind: "absent" };
  if (error.status === 429) return { kind: "throttled", retryAfter: error.retryAfterSeconds ?? 1 };
  return { kind: "failed", error };
}
