-- The dashboard counts a year's ads, orders and invoices from the indexes of their lists alone.

drop index ads_of_business, ads_of_user, orders_business, orders_user, invoices_of_business, invoices_of_user;

create index ads_of_business on ads (business_id, created_at desc, id desc) include (status, ad_type_id, support_id);
create index ads_of_user on ads (user_id, created_at desc, id desc) include (status, ad_type_id, support_id);

create index orders_business on orders (business_id, created_at desc, id desc) include (kind, support_id);
create index orders_user on orders (user_id, created_at desc, id desc) include (kind, support_id);

create index invoices_of_business on invoices (business_id, day desc, id desc) include (kind, on_term, order_id);
create index invoices_of_user on invoices (user_id, day desc, id desc) include (kind, on_term, order_id);
