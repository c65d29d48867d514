import { createHash, createHmac, hkdfSync, randomUUID } from "node:crypto";
import type { StaffRole } from "@parution/rules/access";
import type { Selectable } from "kysely";
import type { Config } from "../platform/config/config.ts";
import type { MailTable } from "../platform/database/tables/mails.ts";
import type { LinkPurpose, MailedLinkTable } from "../platform/database/tables/registration.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Letters } from "./templates/data.ts";

type Secrets = Pick<Config, "sessionSecret">;

/** A link of one use as it is stored. */
export type MailedLink = Selectable<MailedLinkTable>;

/**
 * Token of a link. It is derived from the link's id and the program's secret, so that neither the database nor the queue of
 * mails holds one that could be used.
 */
export function linkToken({ sessionSecret }: Secrets, linkId: string): string {
  const key = hkdfSync("sha256", sessionSecret, "", "parution mailed links", 32);
  return createHmac("sha256", Buffer.from(key)).update(linkId).digest("base64url");
}

const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");

interface NewLink {
  readonly purpose: LinkPurpose;
  readonly registration_id?: string;
  readonly user_id?: number | null;
  readonly email?: string;
  readonly staff_roles?: readonly StaffRole[];
  /** Milliseconds. */
  readonly lifetime: number;
}

/** Creates a link of one use, valid from `now` (epoch milliseconds) for its lifetime. Returns its id, for the mail. */
export async function createLink(
  db: Queries,
  secrets: Secrets,
  { lifetime, ...link }: NewLink,
  now: number,
): Promise<string> {
  const id = randomUUID();
  const token_hash = hashOf(linkToken(secrets, id));
  const times = { created_at: new Date(now), expires_at: new Date(now + lifetime) };
  await db
    .insertInto("mailed_links")
    .values({ id, token_hash, ...link, ...times })
    .execute();
  return id;
}

/** The link of a token, used or not, that has not expired; undefined for any other token. */
export function findLink(db: Queries, purpose: LinkPurpose, token: string, now: number) {
  return db
    .selectFrom("mailed_links")
    .where("token_hash", "=", hashOf(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", new Date(now))
    .selectAll()
    .executeTakeFirst();
}

/** State of a link; spent: it was used, or a newer one or another action of its user ended it. Expired ones are deleted in time. */
export async function readLinkState(
  db: Queries,
  linkId: string,
  now: number,
): Promise<"open" | "expired" | "spent"> {
  const link = await db
    .selectFrom("mailed_links")
    .where("id", "=", linkId)
    .select(["used_at", "expires_at"])
    .executeTakeFirst();
  if (link === undefined) return "expired";
  if (link.used_at !== null) return "spent";
  return link.expires_at.getTime() > now ? "open" : "expired";
}

/** Id of the link in a letter; null: it has none. */
export function linkOf({ template, data }: Pick<Selectable<MailTable>, "data" | "template">) {
  // `queueMail` is the only writer, and types the data by the template.
  if (template === "ad-missed") return (data as Letters["ad-missed"]).choice?.linkId ?? null;
  return (data as { readonly linkId?: string }).linkId ?? null;
}

/** Deletes a link that another one replaces, unless it was used. Returns the link as it was; undefined: it is gone. */
export async function replaceLink(db: Queries, linkId: string): Promise<MailedLink | undefined> {
  const link = await db
    .selectFrom("mailed_links")
    .where("id", "=", linkId)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  if (link?.used_at === null)
    await db.deleteFrom("mailed_links").where("id", "=", linkId).execute();
  return link;
}

/** Spends a link; of simultaneous requests one gets it, the others get undefined. */
export function takeLink(db: Queries, linkId: string, now: number) {
  return db
    .updateTable("mailed_links")
    .set({ used_at: new Date(now) })
    .where("id", "=", linkId)
    .where("used_at", "is", null)
    .where("expires_at", ">", new Date(now))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Ends the unused links of a user for some purposes.
 * @param since instant from which they were created; all of them by default
 */
export async function endLinks(
  db: Queries,
  userId: number,
  purposes: readonly LinkPurpose[],
  now: number,
  { since = new Date(0) }: { readonly since?: Date } = {},
): Promise<void> {
  await db
    .updateTable("mailed_links")
    .set({ used_at: new Date(now) })
    .where("user_id", "=", userId)
    .where("purpose", "in", purposes)
    .where("created_at", ">=", since)
    .where("used_at", "is", null)
    .execute();
}
