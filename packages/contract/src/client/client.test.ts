import { describe, expect, test, vi } from "vitest";
import { readMyAds } from "../ads/index.ts";
import { readOptions } from "../catalogue/index.ts";
import { ApiError } from "../errors/index.ts";
import { placeAd } from "../orders/index.ts";
import { payOrder } from "../payments/index.ts";
import { quoteAd } from "../quote/index.ts";
import { login } from "../session/index.ts";
import { createClient } from "./index.ts";

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** A client whose network is one function; `sent` has its requests. */
function clientOver(respond: () => Promise<Response> | Response) {
  const sent: Sent[] = [];
  const onSessionLost = vi.fn<() => void>();
  const client = createClient({
    accountBase: "/account",
    adsBase: "https://ads.test",
    appToken: "parution-demo",
    language: () => "ar",
    onSessionLost,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return respond();
    },
  });
  return { client, sent, onSessionLost };
}

const answer = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const placed = {
  data: { commande_id: 41, annonce_id: 57, user_a_terme: 0, message: "", prix_ttc: 48 },
};

const order = {
  supportId: 1,
  headingId: 1,
  paperContent: { kind: "plain", text: "Avis" },
  dates: ["2026-03-03"],
  total: 4800,
} as const;

/** A list's codecs hold mutable arrays; the sample above is frozen by its type. */
const orderBody = () => ({ ...order, dates: [...order.dates] });

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error("It did not fail as an ApiError.", { cause: error });
}

describe("requests", () => {
  test("have parameters in the path, and omit absent ones in the query", async () => {
    const { client, sent } = clientOver(() =>
      answer({
        data: [],
        info: {
          current: 2,
          next_page: null,
          previous_page: 1,
          message: null,
          messages: [],
          total: null,
        },
      }),
    );
    await client.call(readMyAds, {
      params: { page: 2 },
      query: { from: "2026-03-01", status: "validated", reference: "a/b c" },
    });
    expect(sent[0]?.url).toBe(
      "https://ads.test/annonces/mesannonces/2?reference=a%2Fb+c&date_debut=01%2F03%2F2026&statut=2",
    );
    expect(sent[0]?.init).toMatchObject({
      method: "GET",
      body: null,
      credentials: "same-origin",
    });
  });

  test("have the app token, the language and the idempotency key", async () => {
    const { client, sent } = clientOver(() => answer(placed));
    await client.call(placeAd, { body: orderBody() }, { idempotencyKey: "k-1" });
    const headers = new Headers(sent[0]?.init.headers);
    expect(headers.get("X-App-Token")).toBe("parution-demo");
    expect(headers.get("X-Localization")).toBe("ar");
    expect(headers.get("Idempotency-Key")).toBe("k-1");
    expect(headers.has("Content-Type")).toBe(false);
  });

  test("send an order as a multipart form, amounts with two decimal places, files one by one", async () => {
    const { client, sent } = clientOver(() => answer(placed));
    const photos = [new File(["1"], "a.png"), new File(["2"], "b.png")];
    await client.call(placeAd, {
      query: { payLater: true },
      body: { ...orderBody(), publishOnWeb: true, photos },
    });
    expect(sent[0]?.url).toBe("https://ads.test/annonces/passer-annonce?plus_tard=1");
    const form = sent[0]?.init.body;
    if (!(form instanceof FormData)) throw new Error("Not a form.");
    expect(Object.fromEntries(form)).toMatchObject({
      support_id: "1",
      contenu_papier: "Avis",
      dates_parution: '["03/03/2026"]',
      publie_annonce: "1",
      prix_ttc: "48.00",
    });
    expect(form.getAll("photos[]")).toHaveLength(2);
    expect(form.has("titre")).toBe(false);
  });

  test("send an order without files as texts alone", async () => {
    const { client, sent } = clientOver(() => answer(placed));
    await client.call(placeAd, { body: { ...orderBody(), photos: [] } });
    const form = sent[0]?.init.body;
    if (!(form instanceof URLSearchParams)) throw new Error("Not a form of texts.");
    expect(Object.fromEntries(form)).toMatchObject({
      contenu_papier: "Avis",
      dates_parution: '["03/03/2026"]',
      prix_ttc: "48.00",
    });
  });

  test("send a JSON body under the wire's names, in its envelope", async () => {
    const { client, sent } = clientOver(() => answer({}, 500));
    const body = { email: "pro@demo.parution.test", password: "x" };
    await failure(client.call(login, { body }));
    expect(sent[0]?.url).toBe("/account/api/v1/login");
    expect(JSON.parse(String(sent[0]?.init.body))).toStrictEqual({ data: body });
  });

  test("are not sent when the input cannot be encoded", async () => {
    const { client, sent } = clientOver(() => answer(placed));
    const error = await failure(client.call(placeAd, { body: { ...orderBody(), total: 0.5 } }));
    expect(error.code).toBe("INPUT");
    expect(Object.keys(error.fields)).toStrictEqual(["total"]);
    expect(sent).toHaveLength(0);
  });
});

describe("answers", () => {
  const pay = { body: { orderId: 1, method: "balance" } } as const;

  test("are decoded into English", async () => {
    const { client } = clientOver(() => answer(placed));
    expect(await client.call(placeAd, { body: orderBody() })).toStrictEqual({
      orderId: 41,
      adId: 57,
      onTerm: false,
      message: "",
      total: 4800,
    });
  });

  test("report a refusal with messages under English names, the right price and the time to wait", async () => {
    const problem = {
      code: "PRICE",
      message: "Le prix a changé.",
      errors: { prix_ttc: ["48,00"], fichiers: ["Trop lourd"], autre: ["?"] },
      prix_ttc: 48.0,
    };
    const { client } = clientOver(() => answer(problem, 409, { "Retry-After": "30" }));
    const error = await failure(client.call(placeAd, { body: orderBody() }));
    expect(error).toMatchObject({
      status: 409,
      code: "PRICE",
      message: "Le prix a changé.",
      fields: { total: ["48,00"], files: ["Trop lourd"], autre: ["?"] },
      total: 4800,
      retryAfterSeconds: 30,
    });
  });

  test("report an ended session once, and no ended session for a wrong app token or password", async () => {
    const code = (value: string) => () => answer({ code: value, message: "" }, 401);
    const ended = clientOver(code("UNAUTHENTICATED"));
    await failure(ended.client.call(payOrder, pay));
    expect(ended.onSessionLost).toHaveBeenCalledTimes(1);
    const refused = clientOver(code("APP_TOKEN"));
    await failure(refused.client.call(payOrder, pay));
    expect(refused.onSessionLost).not.toHaveBeenCalled();
  });

  test("report a missing network", async () => {
    const { client } = clientOver(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await failure(client.call(payOrder, pay))).toMatchObject({ status: 0, code: "NETWORK" });
  });

  test("report an answer that breaks off", async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError("cut")) });
    const { client } = clientOver(() => new Response(body));
    expect((await failure(client.call(payOrder, pay))).code).toBe("NETWORK");
  });

  test("report an abort as an abort", async () => {
    const abort = new AbortController();
    abort.abort();
    const { client } = clientOver(() => Promise.reject(abort.signal.reason));
    const work = client.call(payOrder, pay, { signal: abort.signal });
    await expect(work).rejects.toHaveProperty("name", "AbortError");
  });

  test("report an abort amid the answer as an abort", async () => {
    const abort = new AbortController();
    const body = new ReadableStream({
      pull: (stream) => {
        abort.abort();
        stream.error(abort.signal.reason);
      },
    });
    const { client } = clientOver(() => new Response(body));
    const work = client.call(payOrder, pay, { signal: abort.signal });
    await expect(work).rejects.toHaveProperty("name", "AbortError");
  });

  test.each([
    ["nothing", ""],
    ["half", '{ "data": { "prix_'],
    ["a page of something between", "<html>"],
  ])("report an answer of which %s arrived as a network fault", async (_, body) => {
    const { client } = clientOver(() => new Response(body, { status: 200 }));
    expect(await failure(client.call(payOrder, pay))).toMatchObject({ status: 0, code: "NETWORK" });
  });

  test.each([
    ["a proxy's page", () => new Response("<html>", { status: 502 }), 502],
    ["another shape", () => answer({ data: { etapes: "?" } }), 200],
    ["a refusal without its members", () => answer([], 404), 404],
  ])("report %s as unreadable", async (_, respond, status) => {
    const { client } = clientOver(respond);
    const body = { supportId: 1, headingId: 1, dates: orderBody().dates };
    const error = await failure(client.call(quoteAd, { body }));
    expect(error).toMatchObject({ status, code: "CONTRACT" });
  });
});

test("calls without required parts have optional arguments", () => {
  const { client } = clientOver(() => answer({}, 500));
  // The types are the assertion: `query` of the first may be left out, `params` of the second not.
  const lists = failure(client.call(readMyAds, { params: { page: 1 } }));
  // @ts-expect-error the support is missing
  const options = failure(client.call(readOptions, {}));
  return Promise.all([lists, options]);
});
