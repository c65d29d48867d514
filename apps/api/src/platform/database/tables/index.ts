import type { AccountTables, CaptchaTables, OperatorTables } from "./accounts.ts";
import type { CatalogueTables } from "./catalogue.ts";
import type { InvoiceDetailsTables, InvoiceTables, SalesTables } from "./invoices.ts";
import type { JournalTables } from "./journal.ts";
import type { MailTables } from "./mails.ts";
import type { OrderTables } from "./orders.ts";
import type { AdSwitchTables, CertificateTables, NoticeTables } from "./publications.ts";
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
