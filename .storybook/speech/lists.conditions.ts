import * as pagerStories from "../../packages/kit/src/pager/pager.stories.tsx";
import * as priceStories from "../../packages/kit/src/price-summary/price-summary.stories.tsx";
import * as tableStories from "../../packages/kit/src/table/table.stories.tsx";
import * as toastStories from "../../packages/kit/src/toast-region/toast-region.stories.tsx";
import { storiesOf } from "../stories-of.ts";
import { announces, presses, reads } from "./hear.ts";

const table = storiesOf(tableStories);
const toasts = storiesOf(toastStories);
const pager = storiesOf(pagerStories);
const price = storiesOf(priceStories);

reads(
  "a table is read with its headers and the name of each box",
  table.Selectable,
  {
    fr: [
      "table, Mes annonces",
      "caption, Mes annonces",
      "row, Sélectionner toutes les annonces Référence Annonce Parution Prix (DH) Actions",
      "columnheader, Sélectionner toutes les annonces",
      "checkbox, Sélectionner toutes les annonces, not checked",
      "columnheader, Référence",
      "columnheader, Annonce",
      "columnheader, Parution",
      "columnheader, Prix (DH)",
      "columnheader, Actions",
      "row, Sélectionner AL-4120 AL-4120 Constitution de société 24/11/2026 480,00",
      "cell, Sélectionner AL-4120",
      "checkbox, Sélectionner AL-4120, not checked",
      "rowheader, AL-4120",
      "cell, Constitution de société",
      "cell, 24/11/2026",
      "cell, 480,00",
      "cell",
    ],
    ar: [
      "table, إعلاناتي",
      "caption, إعلاناتي",
      "row, تحديد كل الإعلانات المرجع الإعلان النشر الثمن (درهم) إجراءات",
      "columnheader, تحديد كل الإعلانات",
      "checkbox, تحديد كل الإعلانات, not checked",
      "columnheader, المرجع",
      "columnheader, الإعلان",
      "columnheader, النشر",
      "columnheader, الثمن (درهم)",
      "columnheader, إجراءات",
      "row, تحديد AL-4120 AL-4120 تأسيس شركة 24/11/2026 480,00",
      "cell, تحديد AL-4120",
      "checkbox, تحديد AL-4120, not checked",
      "rowheader, AL-4120",
      "cell, تأسيس شركة",
      "cell, 24/11/2026",
      "cell, 480,00",
      "cell",
    ],
  },
  { most: 18 },
);

announces(
  "a sorted column is announced",
  table.Sorted,
  presses({ fr: "Prix (DH)", ar: "الثمن (درهم)" }),
  {
    fr: ["button, Prix (DH)", "polite: Trié par prix, le moins cher d'abord"],
    ar: ["button, الثمن (درهم)", "polite: مرتب حسب الثمن، الأرخص أولا"],
  },
);

reads(
  "toasts are read with their tone, and each close button with its message",
  { fr: toasts.Messages, ar: toasts.Arabic },
  {
    fr: [
      "status",
      "Succès Votre brouillon est enregistré.",
      "Information Date retirée Le 12/03/2026 n'est plus dans votre commande.",
      "alert",
      "Erreur La pièce jointe n'a pas pu être envoyée.",
      "region, Notifications (F6)",
      "list",
      "listitem, level 1, position 1, set size 3",
      "Succès",
      "Votre brouillon est enregistré.",
      "button, Fermer, Succès Votre brouillon est enregistré.",
      "listitem, level 1, position 2, set size 3",
      "Information",
      "strong",
      "Date retirée",
      "Le 12/03/2026 n'est plus dans votre commande.",
      "button, Remettre la date",
      "button, Fermer, Information Date retirée Le 12/03/2026 n'est plus dans votre commande.",
      "listitem, level 1, position 3, set size 3",
      "Erreur",
      "La pièce jointe n'a pas pu être envoyée.",
      "button, Fermer, Erreur La pièce jointe n'a pas pu être envoyée.",
    ],
    ar: [
      "status",
      "تم تم حفظ المسودة.",
      "alert",
      "خطأ تعذّر الإرسال انقطع الاتصال بالإنترنت.",
      "region, الإشعارات (F6)",
      "list",
      "listitem, level 1, position 1, set size 2",
      "تم",
      "تم حفظ المسودة.",
      "button, إغلاق, تم تم حفظ المسودة.",
      "listitem, level 1, position 2, set size 2",
      "خطأ",
      "strong",
      "تعذّر الإرسال",
      "انقطع الاتصال بالإنترنت.",
      "button, إعادة المحاولة",
      "button, إغلاق, خطأ تعذّر الإرسال انقطع الاتصال بالإنترنت.",
    ],
  },
);

reads("a pager is read with the page that is shown", pager.Between, {
  fr: [
    "navigation, Pages de mes annonces",
    "link, Précédente",
    "status, current page",
    "Page 2 sur 9",
    "link, Suivante",
  ],
  ar: [
    "navigation, صفحات إعلاناتي",
    "link, السابقة",
    "status, current page",
    "الصفحة 2 من 9",
    "link, التالية",
  ],
});

reads("a price summary is read as terms and amounts", price.Current, {
  fr: [
    "region, Votre prix, not busy",
    "heading, Votre prix, level 2",
    "term",
    "Prix de la ligne, TTC",
    "definition",
    "30,60 DH",
    "term",
    "12 lignes × 2 dates",
    "definition",
    "734,40 DH",
    "term",
    "Remise de 15 %",
    "definition",
    "−110,16 DH",
    "term",
    "Total TTC",
    "definition",
    "624,24 DH",
    "term",
    "Hors taxe",
    "definition",
    "520,20 DH",
    "term",
    "TVA 20 %",
    "definition",
    "104,04 DH",
    "status",
  ],
  ar: [
    "region, ثمنكم, not busy",
    "heading, ثمنكم, level 2",
    "term",
    "ثمن السطر مع الرسوم",
    "definition",
    "⁦30,60⁩ درهم",
    "term",
    "12 سطرا × تاريخان",
    "definition",
    "⁦734,40⁩ درهم",
    "term",
    "تخفيض 15 %",
    "definition",
    "⁦−110,16⁩ درهم",
    "term",
    "المجموع مع الرسوم",
    "definition",
    "⁦624,24⁩ درهم",
    "term",
    "دون الرسوم",
    "definition",
    "⁦520,20⁩ درهم",
    "term",
    "الضريبة على القيمة المضافة 20 %",
    "definition",
    "⁦104,04⁩ درهم",
    "status",
  ],
});

announces(
  "a new price is announced with the difference",
  price.Changing,
  presses({ fr: "Ajouter une ligne", ar: "إضافة سطر" }),
  {
    fr: ["button, Ajouter une ligne", "polite: Total TTC 685,44 DH. 61,20 DH de plus"],
    ar: ["button, إضافة سطر", "polite: المجموع مع الرسوم ⁦685,44⁩ درهم. زيادة ⁦61,20⁩ درهم"],
  },
);
