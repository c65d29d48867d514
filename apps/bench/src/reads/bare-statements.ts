/**
 * The least work for a list: its rows from one statement, which finds a page in an index before it reads any row of it.
 * `$1` is the account, `$2` the rows that come before.
 */
const page = (table: string, order: string, where: string) => `
  select id from ${table} where business_id = $1 and ${where} order by ${order} limit 11 offset $2`;

const NEWEST = "created_at desc, id desc";

const ads = (where: string) => `
  select ads.id, ads.ref_web, ads.web_title, ads.status, ads.online, ads.first_date, ads.total, ads.created_at,
    orders.status as order_status, orders.payment_method, supports.label_fr
  from (${page("ads", NEWEST, where)}) page join ads using (id)
  join orders on orders.id = ads.order_id join supports on supports.id = ads.support_id
  order by ads.created_at desc, ads.id desc`;

const orders = (where: string) => `
  select orders.id, orders.ref, orders.kind, orders.status, orders.payment_method, orders.total, orders.created_at,
    supports.label_fr, users.first_name, users.last_name
  from (${page("orders", NEWEST, where)}) page join orders using (id)
  join users on users.id = orders.user_id left join supports on supports.id = orders.support_id
  order by orders.created_at desc, orders.id desc`;

const invoices = (where: string) => `
  select invoices.id, invoices.ref, invoices.kind, invoices.day, invoices.total, invoices.excl_tax, invoices.tax,
    orders.ref as order_ref
  from (${page("invoices", "day desc, id desc", where)}) page join invoices using (id)
  join orders on orders.id = invoices.order_id
  order by invoices.day desc, invoices.id desc`;

/** Public reads: the account is a parameter, but filters nothing. */
const publishedAds = (where: string) => `
  select ads.id, ads.slug, ads.web_title, ads.web_content, ads.published_at, headings.label_fr
  from (
    select ad_id, published_at, heading_id from published_ads
    where support_id = 1 and ${where} and $1::bigint is not null
    order by published_at desc, ad_id desc limit 11 offset $2
  ) page join ads on ads.id = page.ad_id join headings on headings.id = page.heading_id
  order by page.published_at desc, page.ad_id desc`;

const OF_HEADING = "heading_id = (select id from headings where slug = 'immobilier-vente')";
const OF_THREE_MONTHS = "created_at >= '2026-01-01' and created_at < '2026-04-01'";

const REFERENCE = "A00000999";
const OF_LAST_MEMBER = `user_id = (
  select id from users where business_id = $1 and not is_parent order by last_name desc, first_name desc, id desc limit 1
)`;

/** One statement for each read, by the read's name. */
export const statements: Readonly<Record<string, string>> = {
  "my ads, page 1": ads("true"),
  "my ads, page 1 000": ads("true"),
  "my ads, archived": ads("status = 9"),
  "my ads, three months": ads(OF_THREE_MONTHS),
  "my ads, one reference": ads(`ref_web = '${REFERENCE}'`),
  "my orders, page 1": orders("true"),
  "my orders, page 1 000": orders("true"),
  "my orders, cancelled": orders("status = 4"),
  "my orders, three months": orders(OF_THREE_MONTHS),
  "a member's orders": orders(OF_LAST_MEMBER),
  "my invoices, page 1": invoices("true"),
  "my invoices, page 1 000": invoices("true"),
  "my invoices, to be settled": invoices("kind = 'invoice' and on_term > 0"),
  dashboard: `
    select date_part('month', created_at at time zone 'UTC')::integer as month, status, ad_type_id, count(*)::integer
    from ads where business_id = $1 and created_at >= '2026-01-01' and created_at < '2027-01-01'
    group by 1, status, ad_type_id offset $2`,
  "dashboard's ads, page 1 000": ads("true"),
  "my team": `
    select id, civility, first_name, last_name, phone, email, active, job_title, department, last_login_at
    from users where business_id = $1 and not is_parent order by last_name, first_name, id offset $2`,
  "my balance": `
    select label, legal_name, ice, balance, free_balance, owed
    from businesses join business_balances on business_id = businesses.id where businesses.id = $1 offset $2`,
  "home page": publishedAds("true"),
  "published ads, page 1": publishedAds(OF_HEADING),
  "published ads, page 1 000": publishedAds(OF_HEADING),
  "published ads, of a city": publishedAds(`${OF_HEADING} and city_id = 1`),
  "published ads, searched": publishedAds("words @@ published_ad_query('appartement casablanca')"),
  "published ads, one reference": publishedAds(
    `ad_id in (select id from ads where ref_web = '${REFERENCE}')`,
  ),
  "a published ad": `
    select ads.id, ads.slug, ads.web_title, ads.web_content, ads.paper_content, ads.published_at, users.first_name,
      users.last_name, supports.label_fr, array(select date from ad_dates where ad_id = ads.id order by date) as dates
    from ads join users on users.id = ads.user_id join supports on supports.id = ads.support_id
    where $1::bigint is not null and ads.id = (
      select ad_id from published_ads where support_id = 1 and ${OF_HEADING} order by published_at desc, ad_id desc limit 1
    ) offset $2`,
};
