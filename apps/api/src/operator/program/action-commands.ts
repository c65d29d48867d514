import type { IsoDate } from "@parution/rules/dates";
import type { WordBreak } from "@parution/rules/lines";
import { Argument, type Command, Option } from "commander";
import type { Action } from "../actions/action.ts";
import { decideAd, publishAds } from "../actions/ads.ts";
import { issueCoupon } from "../actions/coupon.ts";
import { creditAccount, type Destination, destinations } from "../actions/credit.ts";
import { removeFactorsOf } from "../actions/factors.ts";
import { closeMonthOf } from "../actions/month.ts";
import { setTheme, setWordBreak, wordBreaks } from "../actions/newspaper.ts";
import { perform } from "../actions/perform.ts";
import {
  type CommonOptions,
  type Run,
  readAmount,
  readCode,
  readColour,
  readCount,
  readDay,
  readMonth,
  readPercent,
  readText,
  reportOutcome,
} from "./report.ts";

/** Adds the commands that change data, each with an entry of the trail. */
export function addActions(program: Command, run: Run): void {
  const carryOut = (actions: readonly Action[]) => {
    const { by: operator, dryRun } = program.opts<CommonOptions>();
    return run(async function* (operation) {
      for (const action of actions) {
        yield reportOutcome(action, await perform(operation, action, { operator, dryRun }));
      }
    });
  };
  addDecisions(program, carryOut);
  addCredit(program, carryOut);
  addCoupon(program, carryOut);
  addTheme(program, carryOut);
  addWordBreak(program, carryOut);
  program
    .command("remove-factors")
    .description("remove the second factors of a user who has lost them")
    .argument("<email>", "the user's address", readText)
    .requiredOption("--reason <text>", "how you know who asks, for the trail", readText)
    .action((email: string, { reason }: { readonly reason: string }) =>
      carryOut([removeFactorsOf(email, reason)]),
    );
  program
    .command("publish")
    .description("publish the validated ads whose first date has come")
    .action(() => carryOut([publishAds]));
  program
    .command("close-month")
    .description("make a month's invoices final")
    .argument("<month>", "as 2026-11", readMonth)
    .addOption(optionalReason())
    .action((month: IsoDate, { reason }: Reasoned) => carryOut([closeMonthOf(month, reason)]));
}

/** Reason, where one was given. */
interface Reasoned {
  readonly reason: string | null;
}

type CarryOut = (actions: readonly Action[]) => Promise<void>;

const optionalReason = () =>
  new Option("--reason <text>", "why, for the trail").argParser(readText).default(null);

function addDecisions(program: Command, carryOut: CarryOut): void {
  const command = (name: string, description: string) =>
    program.command(name).description(description).argument("<ads...>", "references, as A00000012");
  command("validate", "accept waiting ads, and publish those whose first date has come")
    .addOption(optionalReason())
    .action((ads: string[], { reason }: Reasoned) =>
      carryOut(ads.map((ad) => decideAd("validate", ad, reason))),
    );
  command("refuse", "refuse waiting ads, and give back what was paid")
    .requiredOption("--reason <text>", "reason in the mail to the advertiser", readText)
    .action((ads: string[], { reason }: Reasoned) =>
      carryOut(ads.map((ad) => decideAd("refuse", ad, reason))),
    );
  command("archive", "take validated ads offline for good")
    .addOption(optionalReason())
    .action((ads: string[], { reason }: Reasoned) =>
      carryOut(ads.map((ad) => decideAd("archive", ad, reason))),
    );
}

interface CreditOptions extends Reasoned {
  readonly reference: string;
  readonly to: Destination | null;
}

function addCredit(program: Command, carryOut: CarryOut): void {
  program
    .command("credit")
    .description("credit an account with a bank transfer")
    .argument("<account>", "its number, or a user's e-mail address")
    .argument("<amount>", "in dirhams, as 1250.00", readAmount)
    .requiredOption("--reference <text>", "the bank's, which is credited once only", readText)
    .addOption(
      new Option("--to <where>", "what a credit account owes, or a balance")
        .choices(destinations)
        .default(null, "debt of a credit account, else balance"),
    )
    .addOption(optionalReason())
    .action((account: string, amount: number, { reference, to, reason }: CreditOptions) =>
      carryOut([creditAccount({ account, amount, reference, to }, reason)]),
    );
}

interface CouponOptions extends Reasoned {
  readonly percent: number;
  readonly from?: IsoDate;
  readonly until?: IsoDate;
  readonly account?: string;
  readonly product?: number;
  readonly uses?: number;
}

function addCoupon(program: Command, carryOut: CarryOut): void {
  program
    .command("coupon")
    .description("issue a coupon")
    .argument("<code>", "what the advertiser writes", readCode)
    .requiredOption("--percent <number>", "what it takes off the price", readPercent)
    .option("--from <day>", "the first day on which it counts", readDay)
    .option("--until <day>", "the last one", readDay)
    .option("--account <account>", "for this account only", readText)
    .option("--product <number>", "for this product only", readCount)
    .option("--uses <number>", "for so many orders", readCount)
    .addOption(optionalReason())
    .action((code: string, { percent, reason, ...limits }: CouponOptions) => {
      const { from = null, until = null, account = null, product = null, uses = null } = limits;
      const rights = { from, until, account, productId: product, uses };
      return carryOut([issueCoupon({ code, percent, ...rights }, reason)]);
    });
}

interface ThemeOptions extends Reasoned {
  readonly account?: string;
}

function addTheme(program: Command, carryOut: CarryOut): void {
  program
    .command("theme")
    .description("put a colour over a newspaper's theme")
    .argument("<newspaper>", "as addresses name it: l-horizon", readText)
    .argument("<colour>", "quoted, as '#7a1f2b', or none for the theme's own", readColour)
    .option("--account <account>", "for this account's people only", readText)
    .addOption(optionalReason())
    .action((support: string, brand: string | null, { account, reason }: ThemeOptions) =>
      carryOut([setTheme({ support, brand, account: account ?? null }, reason)]),
    );
}

function addWordBreak(program: Command, carryOut: CarryOut): void {
  program
    .command("word-break")
    .description("set where rows of a newspaper's new line ads end; ordered ads keep their setting")
    .argument("<newspaper>", "as addresses name it: l-horizon", readText)
    .addArgument(new Argument("<where>", "after any character, or at a space").choices(wordBreaks))
    .addOption(optionalReason())
    .action((support: string, wordBreak: WordBreak, { reason }: Reasoned) =>
      carryOut([setWordBreak(support, wordBreak, reason)]),
    );
}
