import { randomBytes } from "node:crypto";
import { type StaffRole, wireRolesOf } from "@parution/rules/access";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { StartError } from "../platform/errors.ts";
import { listStaffAddresses, writeRoles } from "../staff/queries.ts";
import { DEMO_DOMAIN, emailOf } from "./accounts.ts";

interface DemoStaff {
  readonly civility: "mr" | "mrs";
  readonly first_name: string;
  readonly last_name: string;
  readonly role: StaffRole;
}

/** The demonstration's staff by the name of their address; its owner, `admin`, is one of the accounts. */
const people = {
  moderation: ["mrs", "Imane", "Kabbaj", "moderator"],
  regie: ["mr", "Othmane", "Filali", "sales"],
  caisse: ["mrs", "Zineb", "Chraibi", "counter"],
  maquette: ["mr", "Anas", "Belhaj", "production"],
  compta: ["mrs", "Ghita", "Bennis", "finance"],
  redaction: ["mr", "Driss", "Alaoui", "editor"],
} as const satisfies Record<
  string,
  readonly [DemoStaff["civility"], string, string, DemoStaff["role"]]
>;
export type DemoStaffName = keyof typeof people;
export const demoStaff = Object.keys(people) as readonly DemoStaffName[];

/** Gives a demonstration its staff, once; they sign in as its accounts do. */
export async function seedStaff({ db, clock }: Context): Promise<void> {
  const at = new Date(clock.now());
  await transaction(db, async (tx) => {
    const owner = await tx
      .selectFrom("users")
      .select(["id", "business_id", "password_hash"])
      .where("email", "=", emailOf("admin"))
      .forUpdate()
      .executeTakeFirst();
    if (owner === undefined) return;
    const known = await tx
      .selectFrom("staff")
      .innerJoin("users", "users.id", "staff.user_id")
      .select("users.id")
      .where("users.email", "=", emailOf("moderation"))
      .executeTakeFirst();
    if (known !== undefined) return;
    const rows = Object.entries(people).map(([name, [civility, first_name, last_name]]) => ({
      civility,
      first_name,
      last_name,
      email: `${name}${DEMO_DOMAIN}`,
      created_at: at,
      business_id: owner.business_id,
      client_hash: randomBytes(16).toString("hex"),
      password_hash: owner.password_hash,
    }));
    const users = await tx.insertInto("users").values(rows).returning("id").execute();
    const roles = Object.values(people).map(([, , , role]) => role);
    const staff = [
      { userId: owner.id, role: "owner" as const },
      ...users.flatMap(({ id }, place) => {
        const role = roles[place];
        return role === undefined ? [] : [{ userId: id, role }];
      }),
    ];
    for (const { userId, role } of staff) {
      await writeRoles(tx, { userId, roles: [role], wireRoles: wireRolesOf([role]), at });
    }
  });
}

/**
 * Refuses staff whose password is published wherever others could use it.
 * @throws StartError naming them.
 */
export async function refuseDemoStaff({ db }: Pick<Context, "db">): Promise<void> {
  const addresses = await listStaffAddresses(db, DEMO_DOMAIN);
  if (addresses.length === 0) return;
  throw new StartError(
    `The database has staff of the demonstration, whose password is published: ${addresses.join(", ")}. They exist with demonstration data and a PUBLIC_URL of this machine only.`,
  );
}
