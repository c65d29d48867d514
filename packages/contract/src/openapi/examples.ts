import { adsExamples } from "./ads-examples.ts";
import { certificateExamples } from "./certificate-examples.ts";
import { contactExamples } from "./contact-examples.ts";
import { dashboardExamples } from "./dashboard-examples.ts";
import type { Example } from "./example.ts";
import { installationExamples } from "./installation-examples.ts";
import { invoiceExamples } from "./invoice-examples.ts";
import { journalExamples } from "./journal-examples.ts";
import { listingExamples } from "./listing-examples.ts";
import { orderExamples } from "./order-examples.ts";
import { orderListExamples } from "./order-list-examples.ts";
import { paymentExamples } from "./payment-examples.ts";
import { profileExamples } from "./profile-examples.ts";
import { quoteExamples } from "./quote-examples.ts";
import { registrationExamples } from "./registration-examples.ts";
import { sessionExamples } from "./session-examples.ts";
import { staffExamples } from "./staff-examples.ts";
import { teamExamples } from "./team-examples.ts";
import { trackingExamples } from "./tracking-examples.ts";

/** Wire samples of the main calls; the documents show them, and tests decode them. */
export const examples: Readonly<Record<string, Example>> = {
  ...adsExamples,
  ...certificateExamples,
  ...contactExamples,
  ...dashboardExamples,
  ...installationExamples,
  ...invoiceExamples,
  ...journalExamples,
  ...listingExamples,
  ...orderExamples,
  ...orderListExamples,
  ...paymentExamples,
  ...profileExamples,
  ...quoteExamples,
  ...registrationExamples,
  ...sessionExamples,
  ...staffExamples,
  ...teamExamples,
  ...trackingExamples,
};
