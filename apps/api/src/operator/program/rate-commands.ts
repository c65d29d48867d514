import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { addDays, dateInZone, type IsoDate, startOfDayInZone } from "@parution/rules/dates";
import { toDecimal } from "@parution/rules/money";
import type { Command } from "commander";
import { type ReplaySums, replayCard } from "../../pricing/index.ts";
import { listCards, type RateCard, ratePrices, readPrices } from "../../rate-cards/index.ts";
import type { Operation } from "../actions/action.ts";
import { perform } from "../actions/perform.ts";
import { scheduleRateCard, withdrawRateCard } from "../actions/rate-card.ts";
import {
  type CommonOptions,
  type Report,
  type Run,
  readCount,
  readDay,
  readJsonFile,
  readText,
  reportOutcome,
} from "./report.ts";

interface Scheduled {
  readonly from: IsoDate;
  readonly label: string;
  readonly reason?: string;
}

/** Adds the commands of rate cards, whose file is the JSON that `rates` writes. */
export function addRates(program: Command, run: Run, folder: string): void {
  const command = (name: string, description: string) =>
    program.command(name).description(description);
  const onFile = (name: string, description: string) =>
    command(name, description).argument("<file>", "as rates.json", (file) => resolve(folder, file));
  onFile("rates", "write the prices in force into a new file").action((path: string) =>
    run((operation) => writeRates(operation, path)),
  );
  onFile("rate-card", "schedule the prices of a file from a day on")
    .requiredOption("--from <day>", "first day, as 2026-12-01", readDay)
    .requiredOption("--label <text>", "its name", readText)
    .option("--reason <text>", "why, for the trail", readText)
    .action((path: string, { from, label, reason = "" }: Scheduled) =>
      run(async function* (operation) {
        const { by: operator, dryRun } = program.opts<CommonOptions>();
        const file = await readJsonFile(path, ratePrices);
        if (file.fault !== undefined) return yield { succeeded: false, text: file.fault };
        const action = scheduleRateCard({ label, from, prices: file.data }, reason || null);
        yield reportOutcome(action, await perform(operation, action, { operator, dryRun }));
      }),
    );
  onFile("replay", "price the orders of the last 90 days by the prices of a file").action(
    (path: string) => run((operation) => replay(operation, path)),
  );
  command("rate-cards", "list the rate cards").action(() => run(list));
  command("withdraw-rate-card", "withdraw a rate card before its day")
    .argument("<number>", "as rate-cards lists it", readCount)
    .option("--reason <text>", "why, for the trail", readText)
    .action((id: number, { reason = "" }: Pick<Scheduled, "reason">) =>
      run(async function* (operation) {
        const { by: operator, dryRun } = program.opts<CommonOptions>();
        const action = withdrawRateCard(id, reason || null);
        yield reportOutcome(action, await perform(operation, action, { operator, dryRun }));
      }),
    );
}

async function* writeRates({ db }: Operation, path: string): AsyncIterable<Report> {
  const prices = await readPrices(db);
  await writeFile(path, `${JSON.stringify(prices, null, 2)}\n`, { flag: "wx", mode: 0o600 });
  yield { succeeded: true, text: `rates ${path}` };
}

async function* list({ db, config }: Operation): AsyncIterable<Report> {
  const cards = await listCards(db);
  const zone = config.publisherZone;
  const text = cards.map((card) => describeCard(card, zone)).join("\n") || "There is no rate card.";
  yield { succeeded: true, text };
}

function describeCard({ id, label, ...card }: RateCard, zone: string): string {
  const state = card.withdrawn_at ? "withdrawn" : card.applied_at ? "taken" : "scheduled";
  return `${id}  from ${dateInZone(card.valid_from.getTime(), zone)}  ${state}  ${label}`;
}

const REPLAYED_DAYS = 90;
/** Headings and accounts named in a report. */
const NAMED = 10;

async function* replay({ db, clock, config }: Operation, path: string): AsyncIterable<Report> {
  const file = await readJsonFile(path, ratePrices);
  if (file.fault !== undefined) return yield { succeeded: false, text: file.fault };
  const zone = config.publisherZone;
  const to = new Date(clock.now());
  const first = addDays(dateInZone(clock.now(), zone), -REPLAYED_DAYS);
  const from = new Date(startOfDayInZone(first, zone));
  const result = await replayCard(db, file.data, { from, to, zone });
  const lines = [
    `${result.ads} ads since ${first}: ${describeSums(result)}`,
    ...(result.unsold > 0 ? [`${result.unsold} ads are of products that are no longer sold`] : []),
    ...result.headings
      .slice(0, NAMED)
      .map((sums) => `support ${sums.supportId}, heading ${sums.headingId}: ${describeSums(sums)}`),
    ...result.accounts
      .slice(0, NAMED)
      .map((sums) => `account ${sums.businessId}: ${describeSums(sums)}`),
  ];
  yield { succeeded: true, text: lines.join("\n  ") };
}

function describeSums({ charged, priced }: ReplaySums): string {
  const difference = priced - charged;
  const sign = difference > 0 ? "+" : "";
  return `${toDecimal(charged)} → ${toDecimal(priced)} Dhs (${sign}${toDecimal(difference)})`;
}
