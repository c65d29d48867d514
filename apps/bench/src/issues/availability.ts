import type { Client } from "@parution/contract/client";
import { decidePrinted, readPrintedIssue, recordIssue } from "@parution/contract/printed-issues";
import { addDays, formatFullDate, toIsoDate } from "@parution/rules/dates";
import { Client as Database } from "pg";
import { createTypesetter } from "../../../api/src/typesetter/typesetter.ts";
import { step } from "../../../launcher/src/steps.mjs";
import { signIn } from "../api/caller.ts";
import { withApi } from "../api/service.ts";
import { atMost, type Figure } from "../figure.ts";
import { type EditionKey, sendIssue } from "./large-issue.ts";
import { plantIssue } from "./planted.ts";

const PAGES = 64;
const ADS_ON_A_PAGE = 40;
const MOST_ADS = 500;
/** Words below which a text is too short to be found by itself. */
const FEWEST_WORDS = 8;
/** A day that is over, before those that the demonstration prints. */
const EDITION: EditionKey = {
  supportId: 1,
  day: addDays(toIsoDate(new Date().toISOString().slice(0, 10)), -20),
};
/** Milliseconds between two looks at the jobs, and until they are given up. */
const [LOOK, TIMEOUT] = [200, 30 * 60_000];
/** Seconds in which everything is there. */
const PROMISED = 600;

const template = new URL("./issue.typ", import.meta.url).href;

interface PlannedAd {
  readonly heading: string;
  readonly text: string;
}

/**
 * Measures the time from the end of an upload of 64 pages to the certificate and the letter of every ad that
 * they print.
 */
export const measureAvailability = (database: string): Promise<readonly Figure[]> =>
  step("Waiting for certificates and letters", () =>
    withApi(database, ({ origin }) => measure(origin, database), { STAFF_SECOND_FACTOR: "off" }),
  );

async function measure(origin: string, connectionString: string): Promise<readonly Figure[]> {
  const database = new Database({ connectionString });
  await database.connect();
  try {
    const ads = await planAds(database);
    const { client } = await signIn(origin, "maquette");
    const issueId = await sendIssue(client, EDITION, await issueOf(ads));
    const sent = performance.now();
    await until(() => isRecorded(client));
    const recorded = performance.now();
    await until(() => isAnnounced(database, issueId));
    const announced = performance.now();
    const letters = await countLetters(database, issueId);
    const area = `printed issue of ${PAGES} pages, ${letters} ads`;
    return [
      figure(`${area}, from the end of its upload to its record`, recorded - sent),
      figure(
        `${area}, from the end of its upload to the last certificate and letter`,
        announced - sent,
      ),
    ];
  } finally {
    await database.end();
  }
}

const figure = (area: string, milliseconds: number): Figure => ({
  area,
  value: milliseconds / 1000,
  unit: "s",
  budget: atMost(PROMISED),
  peers: [],
});

/** Plans validated line ads of different texts for the day, whose edition is closed. Returns them in the order of their headings. */
async function planAds(database: Database): Promise<readonly PlannedAd[]> {
  const { supportId, day } = EDITION;
  const { rows } = await database.query<PlannedAd>(
    `with chosen as (
       select distinct on (ads.paper_content) ads.id, ads.paper_content, ads.heading_id
       from ads join products on products.id = ads.product_id
       where ads.support_id = $1 and ads.channel_id = 1 and ads.status = 2 and products.format = 'L'
         and array_length(regexp_split_to_array(ads.paper_content, '\\s+'), 1) >= $3
       order by ads.paper_content, ads.id limit $4
     ), planned as (
       insert into ad_dates (ad_id, date) select id, $2 from chosen on conflict do nothing
     ), closed as (
       insert into editions (support_id, day, state, closed_at) values ($1, $2, 'closed', now())
       on conflict (support_id, day) do update set state = 'closed', closed_at = now()
     )
     select headings.label_fr as heading, chosen.paper_content as text
     from chosen join headings on headings.id = chosen.heading_id order by headings.position, chosen.id`,
    [supportId, day, FEWEST_WORDS, MOST_ADS],
  );
  return rows;
}

/** An issue with these ads on its first pages and news on the others, each headed by the day. */
async function issueOf(ads: readonly PlannedAd[]): Promise<Uint8Array<ArrayBuffer>> {
  const adPages = Math.ceil(ads.length / ADS_ON_A_PAGE);
  const { issue } = plantIssue(0, { pagesOfNews: PAGES - adPages });
  const news = issue.pages.filter(({ blocks }) => blocks.some(({ kind }) => kind === "article"));
  const own = Array.from({ length: adPages }, (_, page) => {
    const shown = ads.slice(page * ADS_ON_A_PAGE, (page + 1) * ADS_ON_A_PAGE);
    const blocks = shown.flatMap(({ heading, text }, at) => [
      ...(heading === shown[at - 1]?.heading ? [] : [{ kind: "bar" as const, text: heading }]),
      { kind: "ad" as const, text },
    ]);
    return { columns: 6, turned: false, blocks };
  });
  const date = { kind: "title" as const, text: formatFullDate(EDITION.day, "fr") };
  const pages = [...own, ...news].map((page) => ({ ...page, blocks: [date, ...page.blocks] }));
  const typesetter = createTypesetter();
  try {
    const pdf = await typesetter.set(
      { template, data: { ...issue, pages } },
      { timeLimit: 120_000 },
    );
    return new Uint8Array(pdf);
  } finally {
    typesetter.stop();
  }
}

/** True once the issue is recorded: by the program, or by a person who decides at once on what it leaves to them. */
async function isRecorded(client: Client): Promise<boolean> {
  const { issue, records } = await client.call(readPrintedIssue, { query: EDITION });
  if (issue?.state === "recorded") return true;
  if (issue?.state === "reading") return false;
  if (issue?.state !== "checking") throw new Error(`The issue is not read: ${issue?.fault}.`);
  for (const { id: recordId, found, decision: seen } of records) {
    if (found !== "unsure" || seen !== null) continue;
    await client.call(decidePrinted, { body: { recordId, decision: "printed", seen, page: null } });
  }
  await client.call(recordIssue, { body: { issueId: issue.id, acceptsOther: true } });
  return true;
}

async function isAnnounced(database: Database, issueId: number): Promise<boolean> {
  const { rows } = await database.query(
    "select from issue_announcements where issue_id = $1 and announced_at is not null",
    [issueId],
  );
  return rows.length > 0;
}

/** Letters about an issue, each with its certificate. @throws Error where an ad that it prints has none. */
async function countLetters(database: Database, issueId: number): Promise<number> {
  const { rows } = await database.query<{ printed: number; letters: number }>(
    `select count(*)::int as printed, count(certificate.key)::int as letters
     from print_records record
     left join mails on mails.key = 'ad-printed:' || record.ad_id || ':' || record.issue_id
     left join certificates certificate on certificate.key = mails.data ->> 'key'
     where record.issue_id = $1 and record.printed`,
    [issueId],
  );
  const [{ printed, letters } = { printed: 0, letters: 0 }] = rows;
  if (letters === 0 || letters < printed)
    throw new Error(`${printed - letters} of ${printed} ads have no letter with a certificate.`);
  return letters;
}

/** Waits until a condition holds. @throws Error where that takes too long. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + TIMEOUT; performance.now() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  throw new Error("The condition did not hold in time.");
}
