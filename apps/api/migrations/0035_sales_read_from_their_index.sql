-- An account's sales lie wherever its months put them, a page of the table for each: their sums stand in the index that
-- finds them.
alter table monthly_sales
  drop constraint monthly_sales_business_id_user_id_support_id_month_key,
  add constraint monthly_sales_key unique nulls not distinct (business_id, user_id, support_id, month)
    include (excl_tax, tax);
