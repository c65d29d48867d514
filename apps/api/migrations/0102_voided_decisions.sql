-- Decisions of a moderator that ended without effect.
create index ad_decisions_void on ad_decisions (decided_by, ended_at) where outcome = 'void';
