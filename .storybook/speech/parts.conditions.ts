import * as adCanvasStories from "../../packages/kit/src/ad-canvas/ad-canvas.stories.tsx";
import * as dialogStories from "../../packages/kit/src/dialog/dialog.stories.tsx";
import * as tabsStories from "../../packages/kit/src/tabs/tabs.stories.tsx";
import { storiesOf } from "../stories-of.ts";
import { announces, keys, presses, reads } from "./hear.ts";

const adCanvas = storiesOf(adCanvasStories);
const dialog = storiesOf(dialogStories);
const tabs = storiesOf(tabsStories);

reads("the ad canvas is read as a figure with the text of the ad", adCanvas.Modular, {
  fr: [
    "figure, Aperçu de votre annonce",
    "caption",
    "Aperçu de votre annonce",
    "button, Réduire l'aperçu, not disabled",
    "100 %",
    "button, Agrandir l'aperçu, not disabled",
    "region, Aperçu de votre annonce",
    "Annonces légales",
    "Appel d'offres ouvert n° 12/2026",
    "L'Office régional de mise en valeur agricole procédera, le mardi 14 avril 2026 à 10 heures, à l'ouverture des plis relatifs à l'entretien des canaux d'irrigation du périmètre du Haouz. Le dossier peut être retiré au bureau des marchés, avenue Hassan II, Marrakech.",
    "Estimation : 1 240 000 DH TTC",
    "70 mm",
    "102 mm",
  ],
  ar: [
    "figure, معاينة إعلانكم",
    "caption",
    "معاينة إعلانكم",
    "button, تصغير المعاينة, not disabled",
    "100 %",
    "button, تكبير المعاينة, not disabled",
    "region, معاينة إعلانكم",
    "إعلانات قانونية",
    "طلب عروض مفتوح رقم 12/2026",
    "سيقوم المكتب الجهوي للاستثمار الفلاحي يوم الثلاثاء 14 أبريل 2026 على الساعة العاشرة بفتح أظرفة صيانة قنوات الري بدائرة الحوز. يُسحب الملف من مكتب الصفقات، شارع الحسن الثاني، مراكش.",
    "التقدير: 1.240.000 درهم مع الرسوم",
    "70 مم",
    "102 مم",
  ],
});

announces(
  "a zoom of the ad canvas is announced",
  adCanvas.Modular,
  presses({ fr: "Agrandir l'aperçu", ar: "تكبير المعاينة" }),
  {
    fr: ["button, Agrandir l'aperçu, not disabled", "polite: 125 %"],
    ar: ["button, تكبير المعاينة, not disabled", "polite: 125 %"],
  },
);

/** The row of tabs once its second is chosen. */
const secondChosen = {
  fr: [
    "tablist, Édition, orientated horizontally",
    "tab, Journal papier, not selected, position 1, set size 3",
    "tab, Site, selected, 1 control, position 2, set size 3",
    "tab, Les deux, not selected, position 3, set size 3",
    "tabpanel, Site",
    "L'annonce sur le site.",
  ],
  ar: [
    "tablist, الطبعة, orientated horizontally",
    "tab, الجريدة الورقية, not selected, position 1, set size 3",
    "tab, الموقع, selected, 1 control, position 2, set size 3",
    "tab, كلاهما, not selected, position 3, set size 3",
    "tabpanel, الموقع",
    "الإعلان على الموقع.",
  ],
};

reads(
  "tabs are read with their place and the panel of the chosen one",
  tabs.AnotherChosen,
  secondChosen,
);

reads(
  "an arrow key chooses the next tab in the direction of reading",
  tabs.FirstChosen,
  secondChosen,
  {
    after: async (language) =>
      keys("{Tab}", language === "fr" ? "{ArrowRight}" : "{ArrowLeft}")(language),
  },
);

announces(
  "a dialog says its title, then the button that has the focus",
  dialog.Question,
  keys("{Tab}", "{Tab}"),
  {
    fr: [
      "dialog, Annuler la commande",
      "button, Garder la commande",
      "button, Annuler la commande",
    ],
    ar: ["dialog, إلغاء الطلب", "button, الاحتفاظ بالطلب", "button, إلغاء الطلب"],
  },
);

reads("a dialog is read alone, without landmarks of the page", dialog.Described, {
  fr: [
    "dialog, Annuler la commande, Cela ne peut pas être repris.",
    "dialog, Annuler la commande, Cela ne peut pas être repris.",
    "heading, Annuler la commande, level 2",
    "button, Fermer",
    "Cela ne peut pas être repris.",
    "La commande n° 4120 sera annulée et ses dates libérées.",
    "button, Garder la commande",
    "button, Annuler la commande",
  ],
  ar: [
    "dialog, إلغاء الطلب, لا يمكن التراجع عن ذلك.",
    "dialog, إلغاء الطلب, لا يمكن التراجع عن ذلك.",
    "heading, إلغاء الطلب, level 2",
    "button, إغلاق",
    "لا يمكن التراجع عن ذلك.",
    "سيُلغى الطلب رقم 4120 وتُحرَّر تواريخه.",
    "button, الاحتفاظ بالطلب",
    "button, إلغاء الطلب",
  ],
});
