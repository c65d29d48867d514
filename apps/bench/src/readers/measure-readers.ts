import { placeAd } from "@parution/contract/orders";
import { quoteAd } from "@parution/contract/quote";
import { orderBody, signIn } from "../api/caller.ts";
import { p99Of, TURNS } from "../api/compare.ts";
import { type Flooded, flood } from "../api/load.ts";
import { bytesOf, bytesOfCall } from "../api/request.ts";
import { withApi, withService } from "../api/service.ts";
import { atLeast, atMost, type Figure, medianOf } from "../figure.ts";
import type { Read } from "./crowd.ts";
import { agesWhile } from "./publish.ts";
import { publicPages, type ReadFor, withCrowd } from "./readers.ts";

const PEER = "apps/bench/src/readers/peer.ts";
const READERS = 64;
const PAGES = 200;
const MILLISECONDS = Number(process.env.PRESSURE_SECONDS ?? 5) * 1000;

/** Quotes and orders a second beside the readers: of an hour in which a thousand people order. */
const QUOTES = 20;
const ORDERS = 5;

/**
 * A crowd of readers over many public pages: how many they are sent, beside the same bytes served by the bare framework;
 * what becomes of quotes and orders beside them; and how old pages get while ads are published.
 */
export function measureReaders(database: string): Promise<readonly Figure[]> {
  return withApi(database, async ({ origin }) => {
    const pages = await publicPages(origin, PAGES);
    const env = { ORIGIN: origin, PAGES: JSON.stringify(pages) };
    return withService(PEER, env, (peer) =>
      withReaders(origin, pages, (read) =>
        withReaders(peer.origin, pages, async (readBare) => {
          const rates = await compareRates(read, readBare);
          const beside = await orderBeside(origin, read);
          const shown = ["/fr", "/ar", "/fr/annonces", "/fr/l-horizon"].map(
            (path) => origin + path,
          );
          const ages = await agesWhile({ database, pages: shown }, () => read(6 * MILLISECONDS));
          return [
            ...rates,
            ...beside,
            {
              area: `oldest page while ${ages.published} ads are published, one a second`,
              value: ages.oldest / 1000,
              unit: "s",
              budget: atMost(5),
              peers: [],
            },
          ] satisfies readonly Figure[];
        }),
      ),
    );
  });
}

async function withReaders<Result>(
  origin: string,
  pages: readonly string[],
  work: (read: ReadFor) => Promise<Result>,
): Promise<Result> {
  const headers = { "Accept-Encoding": "br", Accept: "text/html" };
  const requests = await Promise.all(
    pages.map(async (path) => (await bytesOf(new Request(origin + path, { headers }))).bytes),
  );
  const port = Number(new URL(origin).port);
  return withCrowd({ port, requests, readers: READERS }, work);
}

const rateOf = ({ pages, milliseconds }: Read): number => (pages / milliseconds) * 1000;

/** Compares both rates in turns, each warmed up before. */
async function compareRates(read: ReadFor, readBare: ReadFor): Promise<Figure[]> {
  await read(MILLISECONDS);
  await readBare(MILLISECONDS);
  const [own, bare]: [number[], number[]] = [[], []];
  while (own.length < TURNS) {
    own.push(rateOf(await read(MILLISECONDS)));
    bare.push(rateOf(await readBare(MILLISECONDS)));
  }
  const peers = [{ name: "the same bytes, hono alone", value: medianOf(bare) }];
  const area = `${READERS} readers over ${PAGES} pages`;
  return [
    { area, value: medianOf(own), unit: "/s", budget: atLeast(2000), peers },
    {
      area: `${area}, of what hono alone sends`,
      value: medianOf(own) / medianOf(bare),
      unit: "×",
      budget: atLeast(0.5),
      peers: [],
    },
  ];
}

/** Quotes and orders at their own pace, while the crowd reads. */
async function orderBeside(origin: string, read: ReadFor): Promise<Figure[]> {
  const { client, token } = await signIn(origin, "particulier");
  const body = await orderBody(client);
  const quote = await bytesOfCall(origin, token, quoteAd, { body });
  const order = await bytesOfCall(origin, token, placeAd, { query: {}, body });
  const ask = () =>
    Promise.all([
      flood(quote, { perSecond: QUOTES, milliseconds: 2 * MILLISECONDS }),
      flood(order, { perSecond: ORDERS, milliseconds: 2 * MILLISECONDS }),
    ]);
  await ask(); // As long as it takes until nothing is done for the first time.
  const [quotesAlone, ordersAlone] = await ask();
  const [[quotes, orders]] = await Promise.all([ask(), read(2 * MILLISECONDS)]);
  const area = `${READERS} readers, beside them`;
  const figure = (name: string, { latencies }: Flooded, alone: Flooded): Figure => ({
    area: `${area} ${name}, p99`,
    value: p99Of(latencies),
    unit: "ms",
    budget: atMost(50),
    peers: [{ name: "without readers", value: p99Of(alone.latencies) }],
  });
  return [
    figure("quotes", quotes, quotesAlone),
    figure("orders", orders, ordersAlone),
    {
      area: `${area} quotes and orders refused`,
      value: quotes.refused + orders.refused,
      unit: "",
      budget: atMost(0),
      peers: [],
    },
  ];
}
