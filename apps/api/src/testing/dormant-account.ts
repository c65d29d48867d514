import type { TestApi } from "./test-api.ts";

const DAY = 86_400_000;

/** An account without activity for six years, of one user. */
export async function givenDormant({ context: { db, clock } }: TestApi, name: string) {
  const long = new Date(clock.now() - 6 * 366 * DAY);
  const { id } = await db
    .insertInto("businesses")
    .values({
      label: name,
      legal_name: name,
      type: "particulier",
      account_kind: "individual",
      created_at: long,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const email = `${name}@exemple.test`;
  await db
    .insertInto("users")
    .values({
      business_id: id,
      civility: "mr",
      first_name: "Ancien",
      last_name: "Client",
      email,
      client_hash: name,
      password_hash: "x",
      created_at: long,
      last_login_at: long,
    })
    .execute();
  /** Time at which it was closed; null while it is open. */
  const closedAt = async () =>
    (await db.selectFrom("businesses").where("id", "=", id).select("closed_at").executeTakeFirst())
      ?.closed_at;
  return { id, email, long, closedAt };
}
