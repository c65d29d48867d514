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
  const found = await db
    .selectFrom("users as reader")
    .innerJoin("users as named", "named.business_id", "reader.business_id")
    .where("named.id", "=", userId)
    .where("reader.active", "=", true)
    .where((eb) => eb.or([eb("reader.id", "=", userId), eb("reader.is_parent", "=", true)]))
    .select(["reader.email as to", "reader.language", "reader.first_name", "reader.last_name"])
    .orderBy((eb) => eb("reader.id", "=", userId), "desc")
    .orderBy("reader.id")
    .executeTakeFirst();
  if (found === undefined) return null;
  const { to, language, first_name, last_name } = found;
  return { to, language, name: `${first_name} ${last_name}`.trim() };
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
