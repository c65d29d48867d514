import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";

/** Title of a published ad, from which the age of a page follows. */
const TITLE = /Annonce mesurée (\d+)/g;
const titleOf = (number: number) => `Annonce mesurée ${number}`;

/** Milliseconds between two ads, and between two requests for a page. */
const PUBLISHED_EVERY = 1000;
const LOOKED_EVERY = 25;

/** Milliseconds by which pages were behind the published ads. */
export interface Ages {
  readonly oldest: number;
  readonly requests: number;
  readonly published: number;
}

/**
 * Publishes an ad every second while `work` runs, by the api's own statement, and requests pages
 * that list the latest: a page without an ad is as old as that ad is online.
 */
export async function agesWhile(
  { database, pages }: { database: string; pages: readonly string[] },
  work: () => Promise<unknown>,
): Promise<Ages> {
  const client = new Client({ connectionString: database });
  await client.connect();
  const published: number[] = [];
  let isOver = false;

  async function publish(): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      await client.query(
        `update ads set web_title = $1, web_content = $1, online = true, published_at = now()
         where id = (
           select ads.id from ads where support_id = 1 and status = 2 and publish_on_web and anonymous is not null
           order by id offset $2 limit 1
         )`,
        [titleOf(number), number % 20],
      );
      published.push(performance.now());
      await wait(PUBLISHED_EVERY);
    }
  }

  let oldest = 0;
  let requests = 0;
  async function look(): Promise<void> {
    while (!isOver) {
      const url = pages[requests % pages.length] ?? "";
      const requestedAt = performance.now();
      const newest = newestOn(await textOf(url));
      const missing = published[newest + 1];
      if (missing !== undefined) oldest = Math.max(oldest, requestedAt - missing);
      requests += 1;
      await wait(LOOKED_EVERY);
    }
  }

  const beside = Promise.all([publish(), look()]);
  await work().finally(() => {
    isOver = true;
  });
  await beside;
  await client.end();
  return { oldest: Math.max(0, oldest), requests, published: published.length };
}

/** The number of the latest ad on a page; -1 for none. */
const newestOn = (text: string): number =>
  Math.max(-1, ...[...text.matchAll(TITLE)].map(([, number]) => Number(number)));

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { Accept: "text/html", "Accept-Encoding": "br" } });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}
