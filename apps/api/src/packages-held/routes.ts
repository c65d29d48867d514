import type { CallAnswer, Language } from "@parution/contract/call";
import { readMyPackages } from "@parution/contract/packages";
import {
  addDays,
  dateInZone,
  type IsoDate,
  startOfDayInZone,
  toIsoDate,
} from "@parution/rules/dates";
import { type PackageStatus, packageStatusOf } from "@parution/rules/packages";
import { permissionsOfCaller } from "../access/index.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { describePage, PAGE_SIZE } from "../platform/http/paging.ts";
import { forbidden, type Messages, notFound } from "../platform/http/problems.ts";
import { countPackages, listPackages, type PackageFilter, type PackageRow } from "./queries.ts";

type Answer = CallAnswer<typeof readMyPackages>;

/** Packages of the caller's account; accounts on term have invoices in their place. */
const readMyPackagesRoute = bindSession(readMyPackages, async (request) => {
  const { context, identity, language, input } = request;
  if (input.params.businessId !== identity.businessId) throw notFound();
  if (!permissionsOfCaller(identity).seesPackages) throw forbidden();
  const zone = context.config.publisherZone;
  const { page = 1, from, to, status = null } = input.query;
  const filter: PackageFilter = {
    businessId: identity.businessId,
    from: from === undefined ? null : startOfDayInZone(from, zone),
    before: to === undefined ? null : startOfDayInZone(addDays(to, 1), zone),
    status,
    today: dateInZone(context.clock.now(), zone),
  };
  const place = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const rows = await listPackages(context.db, filter, language, place);
  const total = await countPackages(context.db, filter);
  const hasNext = total > place.offset + PAGE_SIZE;
  const info = describePage({ page, hasNext, total }, none, language);
  return {
    packages: rows.map((row) => describePackage(row, filter.today, language)),
    info,
    message: info.message,
    messages: info.messages,
  };
});

function describePackage(
  row: PackageRow,
  today: IsoDate,
  language: Language,
): Answer["packages"][number] {
  const startsOn = toIsoDate(row.starts_on);
  const endsOn = row.ends_on === null ? null : toIsoDate(row.ends_on);
  const status = packageStatusOf({ startsOn, endsOn }, today);
  const [variant, label] = statuses[status];
  return {
    id: row.id,
    kind: row.kind,
    label: row.label,
    price: row.price,
    createdAt: row.created_at.getTime(),
    product: { label: [row.support, row.part, row.product].filter((part) => part).join(" · ") },
    badge: { status, label: label[language], variant },
    startsOn,
    endsOn,
  };
}

const statuses: Readonly<Record<PackageStatus, readonly [variant: string, label: Messages]>> = {
  upcoming: ["info", { fr: "À venir", ar: "قادمة" }],
  active: ["success", { fr: "Actif", ar: "سارية" }],
  ended: ["neutral", { fr: "Terminé", ar: "منتهية" }],
};

const none: Messages = { fr: "Aucun forfait trouvé.", ar: "لم يتم العثور على أي باقة." };

export const packageRoutes: readonly Route[] = [readMyPackagesRoute];
