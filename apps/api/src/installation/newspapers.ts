import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import type { createNewspaper, readNewspapers } from "@parution/contract/installation";
import { mediumOf } from "../calendar/index.ts";
import {
  type AdditionRefusal,
  addNewspaper,
  countHeadings,
  highestModulePrice,
  listNewspapers,
  type NewNewspaper,
} from "../newspaper/index.ts";
import type { Context } from "../platform/context.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { invalid, type Messages, type MessagesOf } from "../platform/http/problems.ts";
import { catalogueVersionAt } from "../pricing/index.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail, type Facts } from "../trail/index.ts";
import { requireEditions, requirePrices, SLUG } from "./keep.ts";

type Asked = CallInput<typeof createNewspaper>["body"];

/** Newspapers whose offer and page another one may begin with. */
export async function describeNewspapers(
  db: Queries,
  language: Language,
): Promise<CallAnswer<typeof readNewspapers>> {
  const rows = await listNewspapers(db);
  return {
    headings: await countHeadings(db),
    newspapers: rows.map(({ height_mm, columns, gutter_mm, ...row }) => ({
      id: row.id,
      label: row[`label_${language}`],
      slug: row.slug,
      medium: mediumOf(row.channel_id),
      headings: Number(row.headings),
      page:
        height_mm === null || columns === null || gutter_mm === null
          ? null
          : { height: height_mm, columns, gutter: gutter_mm },
    })),
  };
}

/**
 * Creates a newspaper beside others, whole or not at all, with an entry of the trail.
 * @throws ProblemError 422 for an address that is taken or reserved, for prices that are missing, or a newspaper that cannot be copied.
 */
export async function create(
  context: Pick<Context, "clock" | "config" | "db">,
  { email }: Pick<StaffIdentity, "email">,
  asked: Asked,
  language: Language,
): Promise<CallAnswer<typeof createNewspaper>> {
  const { db, clock } = context;
  requireEditions(asked);
  if (asked.copyFrom === undefined) {
    requirePrices(asked, asked.medium, await highestModulePrice(db));
  }
  // A copy has the prices in force: those of a rate card whose instant has come are taken first.
  await catalogueVersionAt(db, clock.now());
  return transaction(db, async (tx) => {
    const before = (await listNewspapers(tx)).map(({ slug }) => slug);
    const added = await addNewspaper(tx, newspaperOf(asked), context);
    if (typeof added === "string") throw invalid<typeof createNewspaper>(refusals[added]);
    await appendToTrail(tx, {
      at: new Date(clock.now()),
      operator: email,
      command: "newspaper",
      subject: asked.slug,
      reason: null,
      before: { newspapers: before },
      after: { newspapers: [...before, asked.slug], ...factsOf(asked), headings: added.headings },
    });
    return { ...added, path: `/${language}/${asked.slug}` };
  });
}

function newspaperOf({ copyFrom, height, columns, gutter, ...asked }: Asked): NewNewspaper {
  const { unit = 0, module = 0, colourModule = module } = asked;
  return {
    ...asked,
    nameFr: asked.nameFr.trim(),
    nameAr: asked.nameAr.trim(),
    closedDays: [...new Set(asked.closedDays)].toSorted(),
    offer: copyFrom === undefined ? { unit, module, colourModule } : { copyFrom },
    page:
      height === undefined || columns === undefined || gutter === undefined
        ? null
        : { height, columns, gutter },
  };
}

/** Facts of a newspaper for the trail. */
const factsOf = ({ closedDays, weekendEditions = [], ...asked }: Asked): Facts => ({
  nameFr: asked.nameFr,
  nameAr: asked.nameAr,
  medium: asked.medium,
  language: asked.language,
  colour: asked.colour,
  closedDays: closedDays.map(String),
  weekendEditions,
  moroccanHolidays: asked.moroccanHolidays,
  leadHours: asked.leadHours ?? null,
  copyFrom: asked.copyFrom ?? null,
  unit: asked.unit ?? null,
  module: asked.module ?? null,
  colourModule: asked.colourModule ?? null,
  height: asked.height ?? null,
  columns: asked.columns ?? null,
  gutter: asked.gutter ?? null,
});

const refusals: Readonly<Record<AdditionRefusal, MessagesOf<typeof createNewspaper>>> = {
  reserved: { slug: [SLUG] },
  taken: {
    slug: [
      {
        fr: "Un autre journal a déjà cette adresse : choisissez-en une autre.",
        ar: "هذا العنوان مستعمل في جريدة أخرى: اختاروا غيره.",
      },
    ],
  },
  "unknown-source": {
    copyFrom: [{ fr: "Ce journal n’existe pas.", ar: "هذه الجريدة غير موجودة." }],
  },
  "other-medium": {
    copyFrom: [
      {
        fr: "Un journal papier et un journal numérique ne se vendent pas de la même façon : choisissez-en un autre.",
        ar: "لا تباع الجريدة الورقية كما تباع الجريدة الرقمية: اختاروا غيرها.",
      },
    ],
  },
  "nothing-to-sell": {
    copyFrom: [
      {
        fr: "Aucune rubrique n’est en vente : un journal sans prix ne s’ouvre pas.",
        ar: "لا توجد أبواب معروضة للبيع: لا تفتح جريدة بلا أسعار.",
      },
    ],
  },
} satisfies Record<AdditionRefusal, Readonly<Record<string, readonly Messages[]>>>;
