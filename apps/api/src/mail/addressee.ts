import type { Language } from "@parution/contract/call";
import type { Queries } from "../platform/database/index.ts";

/** Whom a mail about a user's business goes to. */
export interface Addressee {
  readonly to: string;
  readonly language: Language;
  readonly name: string;
}

/** The user; one who was deactivated is replaced by a parent of the account, and where there is none nobody is told. */
export async function addresseeOf(db: Queries, userId: number): Promise<Addressee | null> {
  return (await addresseesOf(db, [userId])).get(userId) ?? null;
}

/** As {@link addresseeOf}, of any number of users, by their ids. */
export async function addresseesOf(
  db: Queries,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Addressee>> {
  const rows = await db
    .selectFrom("users as named")
    .innerJoin("users as reader", "reader.business_id", "named.business_id")
    .where((eb) => eb("named.id", "=", eb.fn.any(eb.val(userIds))))
    .where("reader.active", "=", true)
    .where((eb) =>
      eb.or([eb("reader.id", "=", eb.ref("named.id")), eb("reader.is_parent", "=", true)]),
    )
    .select(["named.id", "reader.email as to", "reader.language"])
    .select(["reader.first_name", "reader.last_name"])
    .distinctOn("named.id")
    .orderBy("named.id")
    .orderBy((eb) => eb("reader.id", "=", eb.ref("named.id")), "desc")
    .orderBy("reader.id")
    .execute();
  return new Map(
    rows.map(({ id, to, language, first_name, last_name }) => [
      id,
      { to, language, name: `${first_name} ${last_name}`.trim() },
    ]),
  );
}

/** Keeps the language in which a user reads, for what is written to them later. */
export async function rememberLanguage(
  db: Queries,
  userId: number,
  language: Language,
): Promise<void> {
  await db
    .updateTable("users")
    .set({ language })
    .where("id", "=", userId)
    .where("language", "!=", language)
    .execute();
}
