import { sql, type Transaction } from "kysely";
import type { Database } from "../../platform/database/tables/index.ts";
import { companies, families, men, women } from "../ads/names.ts";
import { type Size, VOLUME_EMAIL } from "./size.ts";

/** Values of the rows of accounts. */
interface People {
  /** Password of every user, as it is stored. */
  readonly passwordHash: string;
  readonly at: Date;
}

/**
 * Writes the accounts and their people: every tenth on term, two of three a company, every fifth with a team. The first
 * is on term, has a team of twenty and, later, the most of everything. Leaves `bulk_accounts` for the steps after.
 */
export async function fillAccounts(
  tx: Transaction<Database>,
  { accounts }: Size,
  people: People,
): Promise<void> {
  await sql`
    create temp table bulk_accounts on commit drop as
    select n, businesses.last + n as business_id,
      users.last + 1 + coalesce(sum(people) over (order by n rows between unbounded preceding and 1 preceding), 0)
        as first_user,
      people, n = 1 or n % 10 = 0 as on_term, n = 1 or n % 3 <> 0 as pro
    from generate_series(1, ${accounts}::int) n
    cross join lateral (select case when n = 1 then 20 when n % 5 = 0 then 2 + n % 4 else 1 end) team (people)
    cross join (select max(id) as last from businesses) businesses
    cross join (select max(id) as last from users) users
  `.execute(tx);
  await sql`create unique index on bulk_accounts (n)`.execute(tx);
  await fillBusinesses(tx, people.at);
  await fillUsers(tx, people);
}

async function fillBusinesses(tx: Transaction<Database>, at: Date): Promise<void> {
  await sql`
    insert into businesses (id, label, legal_name, type, account_kind, address, phone, email, ice, credit_account,
      convention, created_at)
    select business_id, named.label, named.label, case when pro then 'societe' else 'particulier' end,
      case when pro then 'pro' else 'individual' end, n || ', avenue Hassan II, Casablanca',
      '0500' || lpad(n::text, 6, '0'), 'contact' || n || '@volume.parution.test',
      -- A multiple of 97 is well formed.
      case when pro then lpad((97::bigint * (1000000 + n))::text, 15, '0') else '' end,
      on_term, on_term, ${at}
    from bulk_accounts
    cross join lateral (select case when pro
      then (${texts(companies)})[1 + n % ${companies.length}] || ' ' || n
      else (${texts([...men, ...women])})[1 + n % ${men.length + women.length}] || ' '
        || (${texts(families)})[1 + n % ${families.length}] end) named (label)
  `.execute(tx);
  await sql`
    insert into ledger_accounts (kind, business_id, amount)
    select kind, business_id, 0
    from bulk_accounts, unnest(array['balance', 'free_balance', 'receivable']) kind
  `.execute(tx);
}

async function fillUsers(tx: Transaction<Database>, { passwordHash, at }: People): Promise<void> {
  await sql`
    insert into users (id, business_id, is_parent, civility, first_name, last_name, email, phone, city_id,
      client_hash, password_hash, created_at)
    select first_user + m - 1, business_id, pro and m = 1, case when m % 2 = 0 then 'mrs' else 'mr' end,
      case when m % 2 = 0 then (${texts(women)})[1 + n % ${women.length}]
        else (${texts(men)})[1 + n % ${men.length}] end,
      (${texts(families)})[1 + (n + m) % ${families.length}],
      case when n = 1 and m = 1 then ${VOLUME_EMAIL} else 'compte' || n || '.' || m || '@volume.parution.test' end,
      '0500' || lpad(((n * 7 + m) % 1000000)::text, 6, '0'), 1,
      replace(gen_random_uuid()::text, '-', ''), ${passwordHash}, ${at}
    from bulk_accounts, generate_series(1, people) m
  `.execute(tx);
}

/** French names, as an array of the database. */
const texts = (labels: readonly (readonly [string, string])[]) =>
  sql`${labels.map(([french]) => french)}::text[]`;
