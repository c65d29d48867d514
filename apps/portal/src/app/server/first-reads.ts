import { type Client, createClient } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import { readHome } from "@parution/contract/site";
import { type FirstData, keyText } from "../../shared/api/first-data.ts";
import type { Reads, Visit } from "../../shared/reads/reads.ts";
import type { Support } from "../../shared/support/use-supports.ts";
import type { Address } from "../address.ts";
import { frameReads } from "../frame.reads.ts";
import type { PageRequest } from "./page-request.ts";

/** What a page is drawn from, or how its reads failed. */
export type FirstReads =
  | { readonly kind: "read"; readonly data: FirstData }
  /** What the address names is not there, or nothing can be named so. */
  | { readonly kind: "absent" }
  | { readonly kind: "failed"; readonly error: unknown };

/** What a page reads first, by its file. */
const readsOfPages = import.meta.glob<{ reads: Reads }>("../../features/*/*.reads.ts");

/** Statuses that say that what an address names does not exist. */
const ABSENT: ReadonlySet<number> = new Set([400, 404, 422]);

/** Asks for all that a page and what stands around it read first. */
export async function readFirst(address: Address, request: PageRequest): Promise<FirstReads> {
  const { language, params, route } = address;
  const client = clientOf(request, address);
  try {
    const support = await findSupport(client, address.supportSlug);
    const visit: Visit = { params, search: request.url.searchParams, support };
    const pageReads = await readsOfPages[`../../features/${route.page?.name}.reads.ts`]?.();
    const ofPage = pageReads === undefined ? [] : pageReads.reads(visit);
    if (ofPage === null) return { kind: "absent" };
    const entries = [...frameReads(visit), ...ofPage].map(
      async ({ name, input, ask }) =>
        [keyText([name, language, input]), await ask(client)] as const,
    );
    return { kind: "read", data: Object.fromEntries(await Promise.all(entries)) };
  } catch (error) {
    return isAbsence(error) ? { kind: "absent" } : { kind: "failed", error };
  }
}

const clientOf = ({ origin, appToken, fetch }: PageRequest, { language }: Address) =>
  createClient({
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken,
    language: () => language,
    fetch,
  });

async function findSupport(client: Client, slug: string | null): Promise<Support | null> {
  if (slug === null) return null;
  const { supports } = await client.call(readHome, { query: {} });
  return supports.find((support) => support.slug === slug) ?? null;
}

const isAbsence = (error: unknown) =>
  error instanceof ApiError && (ABSENT.has(error.status) || error.code === "INPUT");
