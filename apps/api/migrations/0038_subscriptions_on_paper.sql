-- Subscriptions that bring the newspaper on paper, and where it is brought. A call need not name an address: older
-- clients do not ask for one.

alter table subscription_offers add column on_paper boolean not null default false;
update subscription_offers set on_paper = true where code like 'PAP-%';

alter table subscriptions
  add column address text check (length(address) between 1 and 300),
  add column telephone text check (length(telephone) between 1 and 40);
