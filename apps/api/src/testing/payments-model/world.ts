import { type Client, createClient } from "@parution/contract/client";
import type { Transaction } from "kysely";
import { openBalances } from "../../ledger/movements.ts";
import type { FormFields } from "../../payments/card-provider.ts";
import type { Database } from "../../platform/database/tables/index.ts";
import type { Queries } from "../../platform/database/transaction.ts";
import { openSession } from "../../platform/session/sessions.ts";
import { TEST_NOW, type TestApi } from "../index.ts";
import { type AccountName, accountNames, type Model, type ModelCoupon } from "./model.ts";

/** The service, with accounts of its own. */
export interface World {
  readonly api: TestApi;
  readonly businesses: Readonly<Record<AccountName, number>>;
  readonly clients: Readonly<Record<AccountName, Client>>;
  /** The forms of the card pages that were opened, by reference. */
  readonly pages: Map<string, FormFields>;
  /** Centimes that the providers took, by reference. */
  readonly taken: Map<string, number>;
  /** Moves the clock, and signs all users in again. */
  moveTo(now: number): Promise<void>;
}

/** First balance of each account: less than a play spends. */
const openings = {
  buyer: { till: { balance: 60_000, freeBalance: 10_000, owed: 0 }, ceiling: null },
  credit: { till: { balance: 0, freeBalance: 0, owed: 5_000 }, ceiling: 80_000 },
  onAccount: { till: { balance: 0, freeBalance: 0, owed: 0 }, ceiling: 60_000 },
} as const satisfies Model["accounts"];

/** New accounts and coupons, in the world and in the model alike. */
export async function openWorld(api: TestApi): Promise<{ model: Model; world: World }> {
  api.clock.set(TEST_NOW);
  const { db } = api.context;
  const play = crypto.randomUUID();
  const model: Model = {
    now: api.clock.now(),
    accounts: structuredClone(openings),
    orders: [],
    attempts: [],
    coupons: couponsOf(play, api.clock.now()),
    transfers: [],
  };
  const people = await db.transaction().execute(async (tx) => {
    await insertCoupons(tx, model.coupons, model.now);
    const opened: Person[] = [];
    for (const name of accountNames) opened.push(await openAccount(tx, name, play, model.now));
    return opened;
  });
  const world = await describe(api, people);
  return { model, world };
}

const couponsOf = (play: string, now: number): readonly ModelCoupon[] => {
  const code = (name: string) => `${name}-${play.slice(0, 13)}`.toUpperCase();
  return [
    { code: code("TENTH"), percent: 10, endsAt: null, maxUses: null },
    { code: code("TWICE"), percent: 50, endsAt: null, maxUses: 2 },
    { code: code("GIFT"), percent: 100, endsAt: null, maxUses: 1 },
    { code: code("SHORT"), percent: 25, endsAt: now + 36 * 3_600_000, maxUses: null },
  ];
};

async function insertCoupons(db: Queries, coupons: readonly ModelCoupon[], now: number) {
  const rows = coupons.map(({ code, percent, endsAt, maxUses }) => ({
    code,
    percent,
    starts_at: new Date(now),
    ends_at: endsAt === null ? null : new Date(endsAt),
    business_id: null,
    product_id: null,
    max_uses: maxUses,
  }));
  await db.insertInto("coupons").values(rows).execute();
}

interface Person {
  readonly businessId: number;
  readonly userId: number;
}

async function openAccount(
  tx: Transaction<Database>,
  name: AccountName,
  play: string,
  now: number,
): Promise<Person> {
  const { till, ceiling } = openings[name];
  const created_at = new Date(now);
  const { id: businessId } = await tx
    .insertInto("businesses")
    .values({
      label: name,
      legal_name: name,
      type: "societe",
      account_kind: "pro",
      credit_account: ceiling !== null,
      convention: name === "onAccount",
      ceiling,
      created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: userId } = await tx
    .insertInto("users")
    .values({
      business_id: businessId,
      civility: "mrs",
      first_name: name,
      last_name: "Essai",
      email: `${name}-${play}@model.test`.toLowerCase(),
      client_hash: `${name}-${play}`,
      password_hash: "",
      created_at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await openBalances(tx, businessId, till, created_at);
  return { businessId, userId };
}

async function describe(api: TestApi, people: readonly Person[]): Promise<World> {
  const of = <Value>(describeOne: (person: Person) => Value): Record<AccountName, Value> => {
    const [buyer, credit, onAccount] = people;
    if (!(buyer && credit && onAccount)) throw new Error("A user has no account.");
    return {
      buyer: describeOne(buyer),
      credit: describeOne(credit),
      onAccount: describeOne(onAccount),
    };
  };
  const tokens = new Map<number, string>();
  const { db, config } = api.context;
  const signIn = async () => {
    for (const { userId } of people) {
      const session = await openSession(db, userId, config.sessionSecret, api.clock.now());
      tokens.set(userId, session.token);
    }
  };
  await signIn();
  return {
    api,
    businesses: of(({ businessId }) => businessId),
    clients: of(({ userId }) => clientOf(api, () => tokens.get(userId) ?? null)),
    pages: new Map(),
    taken: new Map(),
    async moveTo(now) {
      api.clock.set(new Date(now).toISOString());
      await signIn();
    },
  };
}

const clientOf = ({ origin, context }: TestApi, bearer: () => string | null): Client =>
  createClient({
    accountBase: `${origin}/account`,
    adsBase: `${origin}/ads`,
    appToken: context.config.appToken,
    language: () => "fr",
    bearer,
  });
