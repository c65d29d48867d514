-- When the money of an order moved is asked for many orders at once: read from the index alone.
create index ledger_entries_of_order on ledger_entries (order_id) include (id, posted_at);
drop index ledger_entries_order;
