import { sql } from "kysely";
import { type Check, check } from "./check.ts";

/** An accepted payment has one movement of its whole amount for its order; a refused one has none. */
const amounts = check(
  "payment and ledger",
  () => sql`
    select payment.ref as subject,
      (case when payment.status = 'approved' then payment.amount else 0 end)::text as expected,
      coalesce(moved.amount, 0) || ' in ' || coalesce(moved.entries, 0) || ' entries' as found
    from payments payment
    left join (
      select entry.payment_id, count(distinct entry.id) as entries, -sum(line.amount) as amount
      from ledger_entries entry
      join ledger_lines line on line.entry_id = entry.id
      join ledger_accounts account on account.id = line.account_id
      where account.kind in ('card_clearing', 'cash_clearing')
      group by entry.payment_id
    ) moved on moved.payment_id = payment.id
    where (payment.status = 'approved' and (moved.entries is distinct from 1 or moved.amount <> payment.amount))
      or (payment.status <> 'approved' and moved.entries > 0)`,
);

/** Destination of a payment in the ledger equals its outcome: its order or the balance, through the account of its provider. */
const outcome = check(
  "outcome of the payment",
  () => sql`
    select payment.ref as subject, wanted.kinds || ' of order ' || payment.order_id as expected,
      entry.kind || ' of order ' || coalesce(entry.order_id::text, 'none') as found
    from payments payment
    join ledger_entries entry on entry.payment_id = payment.id
    join (values
      ('cmi', 'order', 'order_by_card or topup'), ('cmi', 'balance', 'card_to_balance'),
      ('cash', 'order', 'order_by_cash or topup'), ('cash', 'balance', 'cash_to_balance')
    ) as wanted (provider, outcome, kinds)
      on wanted.provider = payment.provider and wanted.outcome = payment.outcome
    where entry.kind <> all (string_to_array(wanted.kinds, ' or '))
      or entry.order_id is distinct from payment.order_id`,
);

/** Every movement from a provider has a payment of that provider. */
const origin = check(
  "money from a provider",
  () => sql`
    select 'entry ' || entry.id as subject, 'a payment of ' || account.kind as expected,
      coalesce(payment.provider, 'none') as found
    from ledger_lines line
    join ledger_accounts account on account.id = line.account_id
    join ledger_entries entry on entry.id = line.entry_id
    left join payments payment on payment.id = entry.payment_id
    where account.kind in ('card_clearing', 'cash_clearing')
      and payment.provider is distinct from
        case account.kind when 'card_clearing' then 'cmi' else 'cash' end`,
);

export const paymentChecks: readonly Check[] = [amounts, outcome, origin];
