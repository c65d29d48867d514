import type { Command } from "commander";
import { audit, describeFinding } from "../audit.ts";
import { readEntries, readHead, type TrailHead, verifyTrail } from "../trail/index.ts";
import { readCount, readHeadSeen } from "./arguments.ts";
import type { Run } from "./program.ts";
import { describeChange, describeHead, reportVerification } from "./report.ts";

/** Adds the commands that change nothing. */
export function addReadings(program: Command, run: Run): void {
  program
    .command("audit")
    .description("compare ledger, orders, payments, invoices and the trail")
    .action(() =>
      run(async function* (operation) {
        const findings = await audit(operation);
        const text = findings.map(describeFinding).join("\n") || "The books agree.";
        yield { succeeded: findings.length === 0, text };
      }),
    );
  program
    .command("trail")
    .description("show what operators did last")
    .option("--last <number>", "how many entries", readCount, 20)
    .action(({ last }: { last: number }) =>
      run(async function* ({ db }) {
        const head = await readHead(db);
        if (head.number === 0) yield { succeeded: true, text: "The trail has no entry yet." };
        for (const entry of await readEntries(db, head.number - last, last)) {
          const { at, operator, command, subject, reason, before, after } = entry;
          const what = `${at.toISOString()} ${operator}: ${command} ${subject}`;
          const why = reason === null ? [] : [`reason: ${reason}`];
          const lines = [what, ...why, ...describeChange(before, after), describeHead(entry)];
          yield { succeeded: true, text: lines.join("\n  ") };
        }
      }),
    );
  program
    .command("verify-trail")
    .description("check that no entry of the trail was changed or taken out")
    .option("--seen <head>", "a head that was printed before and must be on it", readHeadSeen)
    .action(({ seen }: { seen?: TrailHead }) =>
      run(async function* ({ db }) {
        yield reportVerification(await verifyTrail(db, seen));
      }),
    );
}
