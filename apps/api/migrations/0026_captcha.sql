-- Challenges that were answered: each counts once, for every process together.

create table spent_challenges (
  -- The challenge's nonce.
  nonce text primary key check (nonce ~ '^[0-9a-f]{32}$'),
  -- From then on the challenge is refused without being remembered.
  expires_at timestamptz not null
);
create index spent_challenges_expire on spent_challenges (expires_at);
