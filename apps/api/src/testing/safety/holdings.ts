import type { Client } from "@parution/contract/client";
import { plainCode } from "@parution/contract/factors";
import { readCurrentUser } from "@parution/contract/session";
import { createMember, readCurrentTeam } from "@parution/contract/team";
import type { IsoDate } from "@parution/rules/dates";
import type { DemoAccount } from "../../demo/accounts.ts";
import { newRecoveryCodes } from "../../factors/recovery-codes.ts";
import { numberInvoices } from "../../invoices/index.ts";
import { publishDue } from "../../publishing/index.ts";
import type { TestApi } from "../index.ts";
import { PNG, placeLine, placePaid, WEDNESDAY } from "../orders/ordering.ts";

/** A date that is still open when the ads of that Wednesday are online. */
const LATER: IsoDate = "2026-06-10";
/** Instant at which the described holdings are complete. */
export const HELD_AT = "2026-06-03T08:00:00Z";

const ON_WEB = { publishOnWeb: true, webTitle: "Avis" } as const;

/** One thing of each kind that requests can name, all of one account. */
export interface Holdings {
  readonly userId: number;
  readonly businessId: number;
  readonly clientHash: string;
  readonly memberId: number;
  /** Order that is not paid, with a photo and an attachment. */
  readonly open: Placed;
  readonly payable: Placed;
  /** Order that is not paid either, to be cancelled by its order and by its ad. */
  readonly doomedOrder: Placed;
  readonly doomedAd: Placed;
  /** Paid, validated and online, in print since that Wednesday. */
  readonly online: Placed;
  readonly invoiceId: number;
  readonly photoId: number;
  readonly attachmentId: number;
  readonly passkeyId: number;
  /** Recovery code of the user. */
  readonly recoveryCode: string;
}

interface Placed {
  readonly orderId: number;
  readonly adId: number;
}

const NONE: Placed = { orderId: 1, adId: 1 };

/** Things that say no more than which fields a request fills. */
export const NO_HOLDINGS: Holdings = {
  userId: 1,
  businessId: 1,
  clientHash: "none",
  memberId: 1,
  open: NONE,
  payable: NONE,
  doomedOrder: NONE,
  doomedAd: NONE,
  online: NONE,
  invoiceId: 1,
  photoId: 1,
  attachmentId: 1,
  passkeyId: 1,
  recoveryCode: "a".repeat(24),
};

/** Lets accounts acquire what requests name, and the clock stand at {@link HELD_AT}. */
export async function acquire(
  api: TestApi,
  accounts: readonly DemoAccount[],
): Promise<ReadonlyMap<DemoAccount, Holdings>> {
  const held = new Map<DemoAccount, Holdings>();
  for (const account of accounts) {
    const client = await api.signIn(account);
    held.set(account, await acquireFor(api, client));
  }
  api.clock.set(HELD_AT);
  await publishDue(api.context.db, api.context);
  return held;
}

async function acquireFor(api: TestApi, client: Client): Promise<Holdings> {
  const me = await client.call(readCurrentUser, {});
  const later = { ...ON_WEB, dates: [LATER] };
  const photos = [new File([PNG], "siege.png", { type: "image/png" })];
  const files = [new File(["Statuts"], "statuts.txt")];
  const open = await placeLine(client, { ...later, photos, files });
  const online = await placePaid(client, { ...ON_WEB, dates: [WEDNESDAY] });
  await numberInvoices(api.context);
  return {
    userId: me.id,
    businessId: me.businessId,
    clientHash: me.clientHash,
    memberId: await memberOf(client, me.id),
    open,
    payable: await placeLine(client, later),
    doomedOrder: await placeLine(client, later),
    doomedAd: await placeLine(client, later),
    online,
    invoiceId: await invoiceOf(api, online.orderId),
    photoId: await fileOf(api, open.adId, "photo"),
    attachmentId: await fileOf(api, open.adId, "attachment"),
    ...(await protect(api, me.id)),
  };
}

async function invoiceOf({ context }: TestApi, orderId: number): Promise<number> {
  const { id } = await context.db
    .selectFrom("invoices")
    .select("id")
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return id;
}

async function fileOf({ context }: TestApi, adId: number, kind: "photo" | "attachment") {
  const { id } = await context.db
    .selectFrom("ad_files")
    .select("id")
    .where("ad_id", "=", adId)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return id;
}

/** A new member of the team. */
async function memberOf(client: Client, userId: number): Promise<number> {
  const email = `membre-${userId}@equipe.test`;
  await client.call(createMember, {
    body: {
      email,
      password: "kW7nRq3d",
      lastName: "Filali",
      firstName: "Nadia",
      civility: "mrs",
      jobTitle: "Acheteuse",
      department: "Achats",
      phone: "0661000231",
      cityId: 1,
      address: "27, boulevard Zerktouni, Casablanca",
      status: "active",
    },
  });
  const team = await client.call(readCurrentTeam, {});
  const member = team.find((one) => one.email === email);
  if (member === undefined) throw new Error("The new member is not in the team.");
  return member.userId;
}

/** Gives a user a passkey, and a recovery code in place of using it. */
async function protect({ context: { db, clock } }: TestApi, userId: number) {
  const at = new Date(clock.now());
  const [recoveryCode = ""] = await newRecoveryCodes(db, userId, clock.now());
  const { id: passkeyId } = await db
    .insertInto("passkeys")
    .values({
      user_id: userId,
      credential: `of-${userId}`,
      public_key: "",
      counter: 0,
      transports: [],
      name: "Téléphone",
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { passkeyId, recoveryCode: plainCode(recoveryCode) };
}
