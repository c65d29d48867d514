import { DEFAULT_LEAD } from "@parution/rules/calendar";
import type { Row } from "../../newspaper/starter/heading-spec.ts";
import type { SupportTable, SupportTierTable } from "../../platform/database/tables/catalogue.ts";

const YEAR_AHEAD = 365;

/** The demonstration's four supports; their ids and prices are what the documentation names. */
export const supports: readonly Omit<
  Row<SupportTable>,
  | ("closed_weekdays" | "closures_until" | "moroccan_holidays")
  | ("saturdays_from" | "special_days" | "sundays_from")
>[] = [
  {
    id: 1,
    slug: "l-horizon",
    label_fr: "L'Horizon",
    label_ar: "لوريزون",
    tagline_fr: "Le quotidien national",
    tagline_ar: "اليومية الوطنية",
    channel_id: 1,
    language: "fr",
    fixed_price: false,
    word_break: "break-all",
    package_price: null,
    package_block_lines: null,
    package_min_dates: null,
    moderated: false,
    publication_proof: "printed",
    calendar_start: null,
    calendar_end: null,
    calendar_days: YEAR_AHEAD,
    lead_hours: DEFAULT_LEAD.print,
    position: 1,
  },
  {
    id: 2,
    slug: "al-ofoq",
    label_fr: "Al Ofoq",
    label_ar: "الأفق",
    tagline_fr: "Le quotidien de langue arabe",
    tagline_ar: "يومية وطنية باللغة العربية",
    channel_id: 1,
    language: "ar",
    fixed_price: false,
    word_break: "break-all",
    package_price: 500_00,
    package_block_lines: 25,
    package_min_dates: null,
    moderated: false,
    publication_proof: "printed",
    calendar_start: null,
    calendar_end: null,
    calendar_days: YEAR_AHEAD,
    lead_hours: DEFAULT_LEAD.print,
    position: 2,
  },
  {
    id: 3,
    slug: "l-horizon-eco",
    label_fr: "L'Horizon Éco",
    label_ar: "لوريزون إيكو",
    tagline_fr: "L’économie et les marchés, chaque jour",
    tagline_ar: "الاقتصاد والأسواق كل يوم",
    channel_id: 1,
    language: "fr",
    fixed_price: false,
    word_break: "break-all",
    package_price: null,
    package_block_lines: null,
    package_min_dates: 2,
    moderated: true,
    publication_proof: "printed",
    calendar_start: null,
    calendar_end: null,
    calendar_days: YEAR_AHEAD,
    lead_hours: DEFAULT_LEAD.print,
    position: 3,
  },
  {
    id: 4,
    slug: "horizon-numerique",
    label_fr: "Horizon Numérique",
    label_ar: "لوريزون الرقمية",
    tagline_fr: "Vos annonces en ligne, dès demain",
    tagline_ar: "إعلاناتكم على الإنترنت ابتداء من الغد",
    channel_id: 2,
    language: "fr",
    fixed_price: true,
    word_break: "break-all",
    package_price: null,
    package_block_lines: null,
    package_min_dates: null,
    moderated: false,
    publication_proof: "printed",
    calendar_start: null,
    calendar_end: null,
    calendar_days: YEAR_AHEAD,
    lead_hours: DEFAULT_LEAD.digital,
    position: 4,
  },
];

export const supportTiers: readonly SupportTierTable[] = [
  { support_id: 2, min_lines: 1, max_lines: 25, code: "PF", discount_percent: null },
  { support_id: 2, min_lines: 26, max_lines: null, code: "PF_L", discount_percent: null },
  { support_id: 3, min_lines: 11, max_lines: null, code: "DP", discount_percent: 15 },
];

/** The print supports: the ones that close on holidays and sell by the line. */
export const printSupportIds: readonly number[] = supports
  .filter((support) => support.channel_id === 1)
  .map((support) => support.id);
