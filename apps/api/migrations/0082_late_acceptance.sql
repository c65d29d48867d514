-- A moderator with the right to accepted the ad although its edition was closed.
alter table ad_decisions add column late boolean not null default false;

-- Orders whose payment settled after an edition of their ad had closed. A job finds the ad another edition, or gives the money
-- back (docs/domain/publication.md#did-not-run).
create table late_settlements (
  order_id bigint primary key references orders (id),
  settled_at timestamptz not null,
  -- Set once the ad is offered the choice.
  handled_at timestamptz
);
create index late_settlements_open on late_settlements (order_id) where handled_at is null;
