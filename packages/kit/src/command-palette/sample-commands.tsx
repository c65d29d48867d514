import {
  CalendarIcon,
  CashIcon,
  CheckCircleIcon,
  DownloadIcon,
  FileIcon,
  PlusIcon,
  TeamIcon,
} from "../icon/index.ts";
import type { Command, CommandGroup, CommandPaletteLabels } from "./command-palette.types.ts";

/** Sample for stories: places and actions of an application. */
export const sampleCommands: readonly CommandGroup[] = [
  {
    label: "Aller à",
    items: [
      {
        id: "moderation",
        label: "Modération",
        href: "#moderation",
        icon: CheckCircleIcon,
        keywords: ["file d'attente"],
        shortcut: "G+M",
      },
      { id: "calendar", label: "Calendrier", href: "#calendar", icon: CalendarIcon },
      { id: "rates", label: "Tarifs", keywords: ["prix"], href: "#rates", icon: CashIcon },
      { id: "catalogue", label: "Catalogue", href: "#catalogue", icon: FileIcon },
      { id: "staff", label: "Équipe", href: "#staff", icon: TeamIcon },
    ],
  },
  {
    label: "Actions",
    items: [
      { id: "add", label: "Ajouter une rubrique", icon: PlusIcon, onSelect: () => undefined },
      {
        id: "export",
        label: "Exporter le catalogue",
        icon: DownloadIcon,
        onSelect: () => undefined,
      },
    ],
  },
];

/** Sample for stories: entries that an application found. */
export const foundAds: readonly CommandGroup[] = [
  {
    label: "Annonces",
    items: [
      {
        id: "A12345678",
        label: "A12345678",
        href: "#A12345678",
        icon: FileIcon,
        description: "Appel d'offres ouvert n° 12/2026",
      },
    ],
  },
];

/** Sample for stories: commands that were chosen last. */
export const recentCommands: readonly Command[] = [
  ...(foundAds[0]?.items ?? []),
  { id: "rates", label: "Tarifs", href: "#rates", icon: CashIcon },
];

export const sampleLabels: CommandPaletteLabels = {
  search: "Rechercher ou aller à…",
  close: "Fermer",
  list: "Résultats",
  recent: "Récents",
  count: (count) => `${count} résultats`,
  none: (text) => `Aucun résultat pour « ${text} ».`,
  empty: "Aucune page.",
};

export const arabicLabels: CommandPaletteLabels = {
  search: "البحث أو الانتقال إلى…",
  close: "إغلاق",
  list: "النتائج",
  recent: "الأخيرة",
  count: (count) => `عدد النتائج: ${count}`,
  none: (text) => `لا نتيجة لـ «${text}».`,
  empty: "لا صفحات.",
};

export const arabicCommands: readonly CommandGroup[] = [
  {
    label: "الانتقال إلى",
    items: [
      { id: "moderation", label: "مراقبة الإعلانات", href: "#moderation", icon: CheckCircleIcon },
      { id: "calendar", label: "تقويم الصدور", href: "#calendar", icon: CalendarIcon },
      {
        id: "rates",
        label: "التعريفات",
        href: "#rates",
        icon: CashIcon,
        keywords: ["الأثمنة"],
        shortcut: "Control+P",
      },
    ],
  },
  {
    label: "إجراءات",
    items: [
      { id: "add", label: "إضافة باب", icon: PlusIcon, onSelect: () => undefined },
      {
        id: "export",
        label: "تصدير الدليل",
        icon: DownloadIcon,
        description: "ملف XLSX",
        onSelect: () => undefined,
      },
    ],
  },
];
