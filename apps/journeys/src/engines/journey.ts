import { type Account, emailOf, PASSWORD } from "../support/accounts.ts";
import { dayName, money } from "../support/formats.ts";
import { type Language, labels } from "../support/labels.ts";
import { uniqueTitle } from "../support/service.ts";
import type { Visitor } from "./visitor.ts";

/** A Friday of the month that the calendar shows first, and a Tuesday of the next. */
const DAYS = ["2026-11-27", "2026-12-08"] as const;
const SHOWN_DAYS = "27/11/2026 · 08/12/2026";

/** Differences between the languages besides labels: user, page, payment. */
interface Course {
  readonly account: Account;
  readonly supportId: number;
  readonly heading: string;
  readonly type: string;
  readonly subheading: string;
  readonly title: string;
  readonly city: string;
  /** Centimes, for both days. */
  readonly total: number;
  readonly dashboard: string;
  /** Title of the dashboard's first chart. */
  readonly sales: string;
  readonly signOut: string;
  readonly pay: (visitor: Visitor) => Promise<void>;
  /** Status of the order in lists. */
  readonly state: string;
}

const courses: Readonly<Record<Language, Course>> = {
  fr: {
    account: "particulier",
    supportId: 1,
    heading: "Annonces légales",
    type: "Annonce à la ligne",
    subheading: "Constitution de société",
    title: "Sté Atlas",
    city: "Casablanca",
    total: 96_00,
    dashboard: "Tableau de bord",
    sales: "Ventes mensuelles",
    signOut: "Se déconnecter",
    pay: payByCard,
    state: "Payée",
  },
  ar: {
    account: "membre",
    supportId: 2,
    heading: "إعلانات قانونية",
    type: "إعلان بالسطر",
    subheading: "تأسيس شركة",
    title: "شركة الأطلس",
    city: "الدار البيضاء",
    total: 1000_00,
    dashboard: "لوحة القيادة",
    sales: "المبيعات الشهرية",
    signOut: "تسجيل الخروج",
    pay: payInCash,
    state: "الأداء في الانتظار",
  },
};

/** Signs in, orders a line ad for two days, pays it, and finds it in the lists and on the dashboard. */
export async function mainJourney(visitor: Visitor): Promise<void> {
  const { language } = visitor;
  const { login, order, recap, account, myAds, myOrders } = labels[language];
  const course = courses[language];
  const title = uniqueTitle(course.title);
  const total = money(course.total, language);
  const openPage = async (name: string) => {
    await visitor.press("button", account);
    await visitor.press("link", name, { role: "list", name: account });
    await visitor.reads("heading", name);
  };

  await visitor.step("sign in", async () => {
    await visitor.open(`/${language}/connexion`);
    await visitor.write(login.email, emailOf(course.account));
    await visitor.write(login.password, PASSWORD);
    await visitor.press("button", login.submit);
    await visitor.reads("button", account);
  });

  await visitor.step("compose an ad", async () => {
    await visitor.open(`/${language}/passer-votre-annonce/support-${course.supportId}`);
    await visitor.choose(order.heading, course.heading);
    await visitor.check("radio", course.type);
    await visitor.choose(order.subheading, course.subheading);
    await visitor.write(order.text, title);
  });

  await visitor.step("choose days of two months", async () => {
    const [friday, tuesday] = DAYS;
    await visitor.check("gridcell", dayName(friday, language));
    await visitor.press("button", order.nextMonth);
    await visitor.check("gridcell", dayName(tuesday, language));
    await visitor.reads("main", "", order.total, total);
  });

  await visitor.step("order", async () => {
    await visitor.choose(order.city, course.city);
    await visitor.check("checkbox", order.terms);
    await visitor.press("button", order.submit);
    await visitor.isAt(/\/recap-annonce\/\d+$/);
    await visitor.reads("heading", recap.title);
    await visitor.reads("main", "", title, SHOWN_DAYS, total);
  });

  await course.pay(visitor);

  await visitor.step("find the order", async () => {
    await visitor.reads("heading", myOrders);
    await visitor.reads("row", title, course.state, total);
  });

  await visitor.step("find the ad", async () => {
    await openPage(myAds);
    await visitor.reads("row", title, "27/11/2026");
  });

  await visitor.step("read the dashboard", async () => {
    await openPage(course.dashboard);
    await visitor.reads("figure", course.sales);
  });

  await visitor.step("sign out", async () => {
    await visitor.press("button", account);
    await visitor.press("button", course.signOut);
    // The header changes before the page does: an address that is opened in between may be lost.
    await visitor.isAt(/\/connexion/);
    await visitor.reads("field", login.email);
  });
}

/** Leaves for the card provider's page, has the payment accepted there, and comes back. */
async function payByCard(visitor: Visitor): Promise<void> {
  const { recap, outcome } = labels.fr;
  await visitor.step("leave for the card provider", async () => {
    await visitor.check("radio", "Carte bancaire");
    await visitor.press("button", recap.pay);
    await visitor.reads("heading", "Choisissez l’issue du paiement");
  });
  await visitor.step("pay by card", async () => {
    await visitor.check("radio", "Paiement accepté");
    await visitor.press("button", "Continuer");
    await visitor.reads("heading", outcome.accepted);
    await visitor.reads("main", "", money(courses.fr.total));
    await visitor.press("link", outcome.myOrders);
  });
}

/** Asks for a code, which is paid at an agency's counter: until then the order waits. */
async function payInCash(visitor: Visitor): Promise<void> {
  const { recap, outcome } = labels.ar;
  await visitor.step("pay in cash", async () => {
    await visitor.check("radio", "نقدا في وكالة شريكة");
    await visitor.press("button", recap.pay);
    await visitor.reads("heading", outcome.cash);
    await visitor.reads("main", "", money(courses.ar.total, "ar"));
    await visitor.press("link", outcome.myOrders);
  });
}
