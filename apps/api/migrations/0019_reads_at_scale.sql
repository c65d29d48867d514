-- What an account owes is found among its newest invoices on term: read in their order, and no further than its debt.
create index invoices_on_term on invoices (business_id, day desc, id desc) include (order_id, on_term)
  where kind = 'invoice' and on_term > 0;
