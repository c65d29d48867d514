import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Client } from "@parution/contract/client";
import {
  beginIssue,
  readPrintedIssue,
  recordIssue,
  sendIssuePiece,
} from "@parution/contract/printed-issues";
import { addDays, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import { Client as Database } from "pg";
import { step } from "../../../launcher/src/steps.mjs";
import { signIn } from "../api/caller.ts";
import { withApi } from "../api/service.ts";
import { memoryOf } from "../export-memory.ts";
import { atMost, type Figure } from "../figure.ts";
import { columnsOf, heavyPdf } from "./heavy-pdf.ts";

const PAGES = 64;
/** A day to come, so that nothing else prints it. */
const EDITION: EditionKey = {
  supportId: 1,
  day: addDays(toIsoDate(new Date().toISOString().slice(0, 10)), 7),
};
/** Milliseconds between two looks at the job, and at its memory. */
const LOOK = 100;
const TIMEOUT = 5 * 60_000;
const MEGABYTE = 1_000_000;

/** The largest file that is taken, from its first piece to the record: time, and memory of the service and of its reader. */
export async function measureLargeIssue(database: string): Promise<readonly Figure[]> {
  const measure = async ({ origin, pid }: { origin: string; pid: number }) => {
    const texts = await planAds(database);
    const bytes = heavyPdf({ pages: PAGES, size: ISSUE_LIMITS.bytes, columns: columnsOf(texts) });
    const { client } = await signIn(origin, "maquette");
    const before = await memoryOf(pid);
    const memory = watchMemory(pid);
    try {
      const begun = performance.now();
      const issueId = await sendIssue(client, EDITION, bytes);
      const sent = performance.now();
      await isRead(client);
      await client.call(recordIssue, { body: { issueId, acceptsOther: true } });
      const recorded = performance.now();
      const area = `printed issue of ${PAGES} pages and ${ISSUE_LIMITS.bytes / 2 ** 20} MiB`;
      const figures: readonly Figure[] = [
        figure(`${area}, sent in pieces`, (sent - begun) / 1000, "s", 60),
        figure(`${area}, from its last piece to its record`, (recorded - sent) / 1000, "s", 120),
        figure(
          `${area}, memory of the process that reads it`,
          memory.reader / MEGABYTE,
          "MB",
          1600,
        ),
        figure(
          `${area}, memory growth of the service`,
          (memory.service - before) / MEGABYTE,
          "MB",
          300,
        ),
      ];
      return figures;
    } finally {
      memory.stop();
    }
  };
  return step("Sending and reading the largest issue", () =>
    withApi(database, measure, { STAFF_SECOND_FACTOR: "off" }),
  );
}

const figure = (area: string, value: number, unit: "s" | "MB", most: number): Figure => ({
  area,
  value,
  unit,
  budget: atMost(most),
  peers: [],
});

/** Plans every validated line ad of a newspaper for one closed day. Returns their texts. */
async function planAds(database: string): Promise<readonly string[]> {
  const client = new Database({ connectionString: database });
  await client.connect();
  try {
    const ads = `ads join products on products.id = ads.product_id
      where ads.support_id = ${EDITION.supportId} and ads.channel_id = 1 and ads.status = 2 and products.format = 'L'`;
    await client.query(
      `insert into ad_dates (ad_id, date) select ads.id, $1 from ${ads} on conflict do nothing`,
      [EDITION.day],
    );
    await client.query(
      `insert into editions (support_id, day, state, closed_at) values (${EDITION.supportId}, $1, 'closed', now())
       on conflict (support_id, day) do update set state = 'closed', closed_at = now()`,
      [EDITION.day],
    );
    const { rows } = await client.query<{ text: string }>(
      `select ads.paper_content as text from ${ads} order by ads.id`,
    );
    return rows.map(({ text }) => text);
  } finally {
    await client.end();
  }
}

/** A newspaper and one of its days. */
export interface EditionKey {
  readonly supportId: number;
  readonly day: IsoDate;
}

/** Sends the file of an issue in pieces, as the desk does. Returns its id. */
export async function sendIssue(
  client: Client,
  edition: EditionKey,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / ISSUE_LIMITS.piece) }, (_, at) =>
    bytes.subarray(at * ISSUE_LIMITS.piece, (at + 1) * ISSUE_LIMITS.piece),
  );
  const hashes = pieces.map((piece) => createHash("sha256").update(piece).digest("hex"));
  const file = { fileName: "numero.pdf", size: bytes.length, hashes, replaces: null };
  const body = { ...file, ...edition };
  const { issueId } = await client.call(beginIssue, { body });
  for (const [piece, part] of pieces.entries())
    await client.call(sendIssuePiece, {
      body: { issueId, piece, file: new File([part], "piece") },
    });
  return issueId;
}

/** Waits until an issue has been read. @throws Error where it was refused, or takes too long. */
async function isRead(client: Client): Promise<void> {
  for (const end = performance.now() + TIMEOUT; performance.now() < end; ) {
    const { issue } = await client.call(readPrintedIssue, { query: EDITION });
    if (issue?.state === "checking") return;
    if (issue?.state !== "reading") throw new Error(`The issue is not read: ${issue?.fault}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  throw new Error("The issue was not read in time.");
}

/** The most memory of a process, and of any that it has started, until it is stopped. */
function watchMemory(pid: number) {
  const most = { service: 0, reader: 0 };
  const look = async () => {
    most.service = Math.max(most.service, await memoryOf(pid));
    for (const child of await childrenOf(pid)) {
      // One that has just ended has none.
      const now = await memoryOf(child).catch(() => 0);
      if (now > most.reader) most.reader = now;
    }
  };
  const timer = setInterval(() => void look(), LOOK);
  return Object.assign(most, { stop: () => clearInterval(timer) });
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const threads = await readdir(`/proc/${pid}/task`);
  const lists = threads.map((thread) =>
    readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => ""),
  );
  return (await Promise.all(lists))
    .flatMap((list) => list.trim().split(" ").filter(Boolean))
    .map(Number);
}
