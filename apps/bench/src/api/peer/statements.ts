/**
 * A page of validated ads as the api reads it, word for word: business, status, most rows to count, and again business,
 * status, with limit and offset.
 */
export const LIST = {
  name: "list",
  text: `select ads.id, ads.order_id, ads.ref_web, ads.slug, ads.web_title, ads.status, ads.online, ads.publish_on_web,
      ads.published_at, ads.first_date, ads.refusal_reason, orders.payment_method, orders.status as order_status,
      orders.total, ads.user_id, ads.created_at, ads.support_id, ads.heading_id,
      to_json(array((
        select ad_dates.date from ad_dates where ad_dates.ad_id = ads.id order by ad_dates.date
      ))) as dates,
      (select count(*) from (
        select ads.id from ads where ads.business_id = $1 and ads.status = $2 limit $3
      ) as "some") as found,
      (select version from catalogue_version) as catalogue
    from ads join orders on orders.id = ads.order_id
    join (
      select ads.id from ads where ads.business_id = $4 and ads.status = $5
      order by ads.created_at desc, ads.id desc limit $6 offset $7
    ) as page on page.id = ads.id
    order by ads.created_at desc, ads.id desc`,
};

/** The least of it, for the least of tables: a business and a status. */
export const SHORT_LIST = {
  name: "short",
  text: `select ads.id, ads.ref_web, ads.web_title, ads.status, ads.online, ads.first_date, ads.total, ads.created_at,
      orders.status as order_status, orders.payment_method, supports.label_fr
    from ads join orders on orders.id = ads.order_id join supports on supports.id = ads.support_id
    where ads.business_id = $1 and ads.status = $2
    order by ads.created_at desc, ads.id desc limit 10`,
};

/** One order, its ad and its three dates, in one statement: durable when it is answered. */
export const ORDER = {
  name: "order",
  text: `with placed as (
      insert into bare_orders (business_id, user_id, total, created_at) values ($1, $2, $3, now()) returning id
    )
    insert into bare_dates (order_id, date)
    select placed.id, day from placed, unnest($4::date[]) day
    returning order_id`,
};

export const TABLES = `
  create table if not exists bare_orders (
    id bigint generated always as identity primary key, business_id bigint not null references businesses (id),
    user_id bigint not null references users (id), total bigint not null, created_at timestamptz not null
  );
  create table if not exists bare_dates (
    order_id bigint not null references bare_orders (id), date date not null, primary key (order_id, date)
  )`;
