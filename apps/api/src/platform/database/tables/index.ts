import type {
  AccountTables,
  CaptchaTables,
  FactorTables,
  OperatorTables,
  StaffTables,
} from "./accounts.ts";
import type { CatalogueTables } from "./catalogue.ts";
import type { ClosureTables } from "./closures.ts";
import type { ContentTables } from "./contents.ts";
import type { InvoiceDetailsTables, InvoiceTables, SalesTables } from "./invoices.ts";
import type { JournalTables } from "./journal.ts";
import type { MailTables } from "./mails.ts";
import type { ModerationTables } from "./moderation.ts";
import type { OrderTables } from "./orders.ts";
import type {
  AdSwitchTables,
  CertificateTables,
  EditionTables,
  PrintedIssueTables,
  ProofTables,
  PublishedAdTables,
} from "./publications.ts";
import type { RegistrationTables } from "./registration.ts";
import type { TrackingTables } from "./tracking.ts";

/** Every table, by name. */
export interface Database
  extends AccountTables,
    CatalogueTables,
    OrderTables,
    AdSwitchTables,
    CaptchaTables,
    CertificateTables,
    ClosureTables,
    ContentTables,
    EditionTables,
    FactorTables,
    JournalTables,
    InvoiceTables,
    InvoiceDetailsTables,
    MailTables,
    ModerationTables,
    PublishedAdTables,
    OperatorTables,
    PrintedIssueTables,
    ProofTables,
    RegistrationTables,
    SalesTables,
    StaffTables,
    TrackingTables {}
