import type { AccountTables } from "./accounts.ts";
import type { AdSwitchTables } from "./ad-switches.ts";
import type { CaptchaTables } from "./captcha.ts";
import type { CatalogueTables } from "./catalogue.ts";
import type { CertificateTables } from "./certificates.ts";
import type { InvoiceDetailsTables } from "./invoice-details.ts";
import type { InvoiceTables } from "./invoices.ts";
import type { JournalTables } from "./journal.ts";
import type { MailTables } from "./mails.ts";
import type { NoticeTables } from "./notices.ts";
import type { OperatorTables } from "./operators.ts";
import type { OrderTables } from "./orders.ts";
import type { SalesTables } from "./sales.ts";
import type { TrackingTables } from "./tracking.ts";

/** Every table, by name. */
export interface Database
  extends AccountTables,
    CatalogueTables,
    OrderTables,
    AdSwitchTables,
    CaptchaTables,
    CertificateTables,
    JournalTables,
    InvoiceTables,
    InvoiceDetailsTables,
    MailTables,
    NoticeTables,
    OperatorTables,
    SalesTables,
    TrackingTables {}
