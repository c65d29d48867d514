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

type NewspaperInput = CallInput<typeof createNewspaper>["body"];

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
  input: NewspaperInput,
  language: Language,
): Promise<CallAnswer<typeof createNewspaper>> {
  const { db, clock } = context;
  requireEditions(input);
  if (input.copyFrom === undefined) {
    requirePrices(input, input.medium, await highestModulePrice(db));
  }
  // A copy has the prices in force: those of a rate card whose instant has come are taken first.
  await catalogueVersionAt(db, clock.now());
  return transaction(db, async (tx) => {
    const before = (await listNewspapers(tx)).map(({ slug }) => slug);
    const added = await addNewspaper(tx, newspaperOf(input), context);
    if (typeof added === "string") throw invalid<typeof createNewspaper>(refusals[added]);
    await appendToTrail(tx, {
      at: new Date(clock.now()),
      operator: email,
      command: "newspaper",
      subject: input.slug,
      reason: null,
      before: { newspapers: before },
      after: { newspapers: [...before, input.slug], ...factsOf(input), headings: added.headings },
    });
    return { ...added, path: `/${language}/${input.slug}` };
  });
}

function newspaperOf({
  copyFrom,
  height,
  columns,
  gutter,
  ...input
}: NewspaperInput): NewNewspaper {
  const { unit = 0, module = 0, colourModule = module } = input;
  return {
    ...input,
    nameFr: input.nameFr.trim(),
    nameAr: input.nameAr.trim(),
    closedDays: [...new Set(input.closedDays)].toSorted(),
    offer: copyFrom === undefined ? { unit, module, colourModule } : { copyFrom },
    page:
      height === undefined || columns === undefined || gutter === undefined
        ? null
        : { height, columns, gutter },
  };
}

/** Facts of a newspaper for the trail. */
const factsOf = ({ closedDays, weekendEditions = [], ...input }: NewspaperInput): Facts => ({
  nameFr: input.nameFr,
  nameAr: input.nameAr,
  medium: input.medium,
  language: input.language,
  colour: input.colour,
  closedDays: closedDays.map(String),
  weekendEditions,
  moroccanHolidays: input.moroccanHolidays,
  leadHours: input.leadHours ?? null,
  copyFrom: input.copyFrom ?? null,
  unit: input.unit ?? null,
  module: input.module ?? null,
  colourModule: input.colourModule ?? null,
  height: input.height ?? null,
  columns: input.columns ?? null,
  gutter: input.gutter ?? null,
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
