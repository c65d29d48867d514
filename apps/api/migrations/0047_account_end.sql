-- How accounts end: at their user's wish, or after years without activity.
alter table users add column closed_at timestamptz;
alter table businesses
  add column closed_at timestamptz,
  -- When the account was announced to end for want of activity; null: it was not, or activity came since.
  add column dormancy_noticed_at timestamptz;
create index businesses_dormancy on businesses (created_at) where closed_at is null;
