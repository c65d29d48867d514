import type { CallAnswer, Language } from "@parution/contract/call";
import {
  checkInstallationLink,
  createNewspaper,
  createOwner,
  exportStarterBook,
  openInstallation,
  readInstallation,
  readNewspapers,
  removeBook,
  removeMailServer,
  saveBook,
  saveCard,
  saveCash,
  saveDays,
  saveMail,
  saveNewspaper,
  savePrices,
  savePublisher,
  sendTestLetter,
  testCard,
  testCash,
} from "@parution/contract/installation";
import { describeImport } from "../desk-catalogue/index.ts";
import { firstSlug, highestModulePrice } from "../newspaper/index.ts";
import { readSettings } from "../platform/config/settings.ts";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { bindStaff } from "../staff/index.ts";
import { dropBook, exportStarter, findBook, keepBook } from "./book.ts";
import {
  keepSetting,
  requireEditions,
  requireFreeSlug,
  requireKey,
  requirePrices,
  requireServer,
  requireStoreKey,
} from "./keep.ts";
import { create, describeNewspapers } from "./newspapers.ts";
import { openFirst } from "./open.ts";
import { createFirstOwner, requireLink } from "./owner.ts";
import { fromPublisher, toPublisher } from "./publisher.ts";
import { outcomeOf, tryCard, tryCash, tryMail } from "./try-out.ts";

export const installationRoutes: readonly Route[] = [
  bind(checkInstallationLink, async ({ context, input, address }) => {
    const link = await requireLink(context, input.body.token, address);
    return { expiresAt: link.expires_at.getTime() };
  }),

  bind(createOwner, async ({ context, input, address, language }) => {
    await createFirstOwner(context, input.body, { address, language });
    return { message: CREATED[language] };
  }),

  bindStaff(readInstallation, ({ context, language }) => describe(context, language)),

  bindStaff(savePublisher, async ({ context, identity, input, language }) => {
    const publisher = toPublisher(input.body);
    await keepSetting(context, identity, "publisher", () => publisher);
    return { message: SAVED[language] };
  }),

  bindStaff(saveNewspaper, async ({ context, identity, input, language }) => {
    requireFreeSlug(input.body.slug);
    await keepSetting(context, identity, "newspaper", () => input.body);
    return { message: SAVED[language] };
  }),

  bindStaff(saveDays, async ({ context, identity, input, language }) => {
    requireEditions(input.body);
    const { closedDays, ...others } = input.body;
    const days = { closedDays: [...new Set(closedDays)].toSorted(), ...others };
    await keepSetting(context, identity, "days", () => days);
    return { message: SAVED[language] };
  }),

  bindStaff(savePrices, async ({ context, identity, input, language }) => {
    const { newspaper } = await readSettings(context.db, context.config);
    const ofModule = await highestModulePrice(context.db);
    requirePrices(input.body, newspaper?.medium ?? "print", ofModule);
    await keepSetting(context, identity, "prices", () => input.body);
    return { message: SAVED[language] };
  }),

  bindStaff(exportStarterBook, ({ context }) => exportStarter(context)),

  bindStaff(saveBook, async ({ context, identity, input, language }) =>
    describeImport(await keepBook(context, identity, input.body.file), language),
  ),

  bindStaff(removeBook, async ({ context, identity, language }) => {
    await dropBook(context, identity);
    return { message: SAVED[language] };
  }),

  bindStaff(saveCard, async ({ context, identity, input, language }) => {
    const { clientId, storeKey, gatewayUrl } = input.body;
    requireStoreKey(context.config.ready.card, storeKey);
    await keepSetting(context, identity, "card", (former = context.config.card) => ({
      clientId,
      gatewayUrl,
      storeKey: storeKey ?? former.storeKey,
    }));
    return { message: SAVED[language] };
  }),

  bindStaff(testCard, ({ context, identity, language }) => tryCard(context, identity, language)),

  bindStaff(testCash, ({ context, identity, language }) => tryCash(context, identity, language)),

  bindStaff(saveCash, async ({ context, identity, input, language }) => {
    const { key, partnerUrl } = input.body;
    requireKey(context.config.ready.cash, key);
    await keepSetting(context, identity, "cash", (former = context.config.cash) => ({
      key: key ?? former.key,
      partnerUrl,
    }));
    return { message: SAVED[language] };
  }),

  bindStaff(saveMail, async ({ context, identity, input, language }) => {
    const { smtpUrl, ...addresses } = input.body;
    await keepSetting(context, identity, "mail", (former = context.config.mail) => ({
      ...addresses,
      smtpUrl: smtpUrl ?? former.smtpUrl,
    }));
    return { message: SAVED[language] };
  }),

  bindStaff(removeMailServer, async ({ context, identity, language }) => {
    await keepSetting(context, identity, "mail", (former) => ({
      ...requireServer(former),
      smtpUrl: null,
    }));
    return { message: SAVED[language] };
  }),

  bindStaff(sendTestLetter, ({ context, identity, language }) =>
    tryMail(context, identity, language),
  ),

  bindStaff(openInstallation, async ({ context, identity, language }) => ({
    opened: await openFirst(context, identity, language),
  })),

  bindStaff(readNewspapers, ({ context, language }) => describeNewspapers(context.db, language)),

  bindStaff(createNewspaper, ({ context, identity, input, language }) =>
    create(context, identity, input.body, language),
  ),
];

/** Stored settings; of a secret only its presence. */
async function describe(
  { db, config }: Context,
  language: Language,
): Promise<CallAnswer<typeof readInstallation>> {
  const slug = await firstSlug(db);
  const settings = await readSettings(db, config);
  const { fixed, ready, card, cash, mail, publisher } = config;
  return {
    opened: slug === undefined ? null : `/${language}/${slug}`,
    publisher: publisher === null ? null : fromPublisher(publisher),
    publisherIsFixed: fixed.publisher,
    newspaper: settings.newspaper ?? null,
    days: settings.days ?? null,
    prices: settings.prices ?? null,
    book: (await findBook(db)) ?? null,
    card: {
      isSet: fixed.card || settings.card !== undefined,
      isFixed: fixed.card,
      tried: outcomeOf(settings.cardTrial, card),
      isOffered: ready.card,
      clientId: card.clientId,
      gatewayUrl: card.gatewayUrl,
    },
    cash: {
      isSet: fixed.cash || settings.cash !== undefined,
      isFixed: fixed.cash,
      tried: outcomeOf(settings.cashTrial, cash),
      isOffered: ready.cash,
      partnerUrl: cash.partnerUrl,
    },
    mail: {
      isSet: fixed.mail || settings.mail !== undefined,
      isFixed: fixed.mail,
      tried: outcomeOf(settings.mailTrial, mail),
      host: mail.smtpUrl === null ? null : new URL(mail.smtpUrl).hostname,
      // What an environment without addresses begins with is invented: no letter should name it.
      ...(fixed.mail || settings.mail !== undefined
        ? { from: mail.from, contactTo: mail.contactTo, reportsTo: mail.reportsTo }
        : { from: "", contactTo: "", reportsTo: "" }),
    },
  };
}

const CREATED = { fr: "Votre compte est ouvert.", ar: "تم فتح حسابكم." };
const SAVED = { fr: "C’est enregistré.", ar: "تم الحفظ." };
