-- A member of a team has an address of its own (specification 2, point 3: add-member payload).

alter table users add column address text not null default '';
