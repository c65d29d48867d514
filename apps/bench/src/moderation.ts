import { PASSWORD } from "@parution/journeys/support/accounts";
import { Client } from "pg";
import type { Browser, Page } from "playwright";
import { atMost, type Figure, medianOf } from "./figure.ts";
import { measureOf } from "./measure.ts";

/** Ads that wait, and those of them that are decided. */
const QUEUED = 10_000;
const DECIDED = 100;
/** Milliseconds for which a quick moderator looks at an ad. */
const LOOKED = 400;
const MOST_MILLISECONDS = 100;

/**
 * Measures the time from the key that accepts an ad to the frame that shows the next one, in a queue of 10 000; and
 * the time in which a moderator who looks at each ad for a moment decides on a hundred.
 * @param database the program's, on a server
 */
export async function measureModeration(
  browser: Browser,
  origin: string,
  database: string,
): Promise<readonly Figure[]> {
  await fillQueue(database);
  const context = await browser.newContext({ baseURL: origin, locale: "fr-FR" });
  const page = await context.newPage();
  await signIn(page);
  const watch = await page.evaluateHandle(watchDecisions);
  const begun = performance.now();
  for (let count = 1; count <= DECIDED; count += 1) {
    await page.keyboard.press("a");
    await page.waitForFunction(([kept, least]) => kept.samples.length >= least, [
      watch,
      count,
    ] as const);
    await page.waitForTimeout(LOOKED);
  }
  const seconds = (performance.now() - begun) / 1000;
  const samples = await watch.evaluate((kept) => kept.samples);
  await context.close();
  const { p98 } = measureOf("", samples, null);
  const area = "desk moderation, next ad painted after a decision, queue of 10 000";
  return [
    { area, value: medianOf(samples), unit: "ms", budget: atMost(MOST_MILLISECONDS), peers: [] },
    { area: `${area}, p98`, value: p98, unit: "ms", budget: atMost(MOST_MILLISECONDS), peers: [] },
    {
      area: `desk moderation, ${DECIDED} ads by keyboard, ${LOOKED} ms of looking at each`,
      value: seconds,
      unit: "s",
      budget: null,
      peers: [],
    },
  ];
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/desk/fr/moderation");
  await page.getByLabel("Adresse e-mail").fill("moderation@demo.parution.test");
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByRole("figure", { name: "Telle qu’elle paraîtra" }).waitFor();
}

/**
 * Runs in the page. A decision begins with its key and ends with the first task after the frame in which the ad on the
 * screen has another reference and stands there whole.
 */
function watchDecisions() {
  const samples: number[] = [];
  const shown = () => {
    const all = [...document.querySelectorAll("main bdi")].map((one) => one.textContent ?? "");
    return all.find((text) => /^A\d{8}$/.test(text));
  };
  const isWhole = () => document.querySelector("main figure") !== null;
  addEventListener(
    "keydown",
    ({ key, timeStamp }) => {
      if (key !== "a") return;
      const before = shown();
      const observer = new MutationObserver(() => {
        if (shown() === before || !isWhole()) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => samples.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
  return { samples };
}

/** Copies one of the demonstration's waiting ads with its order until so many wait. */
async function fillQueue(database: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const [orders, ads] = [await columnsOf(client, "orders"), await columnsOf(client, "ads")];
    const ofAd = (name: string) =>
      ({ order_id: "made.id", paper_content: "t.paper_content || ' ' || made.id" })[name] ??
      `t."${name}"`;
    await client.query(
      `with t as (select * from ads where status = 1 and support_id = 3 order by id limit 1),
      made as (
        insert into orders (${orders.map(quoted).join(", ")})
        select ${orders.map((name) => `o."${name}"`).join(", ")}
        from orders o, t, generate_series(1, $1 - (select count(*) from ads where status in (1, 3)))
        where o.id = t.order_id
        returning id)
      insert into ads (${ads.map(quoted).join(", ")}) select ${ads.map(ofAd).join(", ")} from made, t`,
      [QUEUED],
    );
    await client.query(
      `insert into ad_dates (ad_id, date) select id, first_date from ads
      where not exists (select from ad_dates d where d.ad_id = ads.id)`,
    );
    await client.query("analyze ads, ad_dates, orders");
  } finally {
    await client.end();
  }
}

const quoted = (name: string) => `"${name}"`;

/** Columns of a table that a row is written with: all but ids and what is derived. */
async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ column_name: string }>(
    `select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> 'id'
    order by ordinal_position`,
    [table],
  );
  return rows.map(({ column_name }) => column_name);
}
