import { PGlite } from "@electric-sql/pglite";
import { ORDER, SHORT_LIST, serveBare, TABLES } from "./bare.ts";

/** Peer on an embedded database of its own, in memory: not durable, without another thread. */
const database = await PGlite.create();
/** Ads of a hundred businesses, fifty each, as many as the demonstration has. */
await database.exec(`
  create table businesses (id bigint primary key);
  create table users (id bigint primary key);
  create table supports (id integer primary key, label_fr text not null);
  create table orders (id bigint primary key, status smallint not null, payment_method smallint);
  create table ads (
    id bigint primary key, order_id bigint not null references orders (id), support_id integer not null references supports (id),
    business_id bigint not null references businesses (id), ref_web text not null, web_title text not null,
    status smallint not null, online boolean not null, first_date date not null, total bigint not null,
    created_at timestamptz not null
  );
  create index on ads (business_id, status, created_at desc, id desc);
  insert into businesses select * from generate_series(1, 100);
  insert into users values (1);
  insert into supports select id, 'Journal ' || id from generate_series(1, 4) id;
  insert into orders select id, 2, 1 from generate_series(1, 5000) id;
  insert into ads select id, id, 1 + id % 4, 1 + id % 100, 'A' || id, 'Avis de constitution de société', 2, true,
    '2026-03-02', 4800, now() - id * interval '1 hour' from generate_series(1, 5000) id;
  analyze;
  ${TABLES}`);

serveBare({
  async list(status) {
    const { rows } = await database.query(SHORT_LIST.text, [1, status]);
    return rows;
  },
  async order(total, dates) {
    const { rows } = await database.query(ORDER.text, [1, 1, total, dates]);
    return rows;
  },
});
