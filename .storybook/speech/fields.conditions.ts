import * as comboboxStories from "../../packages/kit/src/combobox/combobox.stories.tsx";
import * as datePickerStories from "../../packages/kit/src/date-picker/date-picker.stories.tsx";
import * as fileDropStories from "../../packages/kit/src/file-drop/file-drop.stories.tsx";
import * as numberFieldStories from "../../packages/kit/src/number-field/number-field.stories.tsx";
import * as calendarStories from "../../packages/kit/src/publication-calendar/publication-calendar.stories.tsx";
import * as radioCardsStories from "../../packages/kit/src/radio-cards/radio-cards.stories.tsx";
import * as textFieldStories from "../../packages/kit/src/text-field/text-field.stories.tsx";
import { storiesOf } from "../stories-of.ts";
import { announces, keys, presses, reads } from "./hear.ts";

const textField = storiesOf(textFieldStories);
const combobox = storiesOf(comboboxStories);
const numberField = storiesOf(numberFieldStories);
const datePicker = storiesOf(datePickerStories);
const calendar = storiesOf(calendarStories);
const fileDrop = storiesOf(fileDropStories);
const radioCards = storiesOf(radioCardsStories);

reads("a text field at fault is read with its value and its error", textField.Invalid, {
  fr: [
    "Adresse électronique",
    "textbox, Adresse électronique, nadia@, Écrivez une adresse complète, par exemple nadia@exemple.ma., invalid",
    "Écrivez une adresse complète, par exemple nadia@exemple.ma.",
  ],
  ar: [
    "البريد الإلكتروني",
    "textbox, البريد الإلكتروني, nadia@, اكتبوا عنوانا كاملا، مثل nadia@exemple.ma., invalid",
    "اكتبوا عنوانا كاملا، مثل nadia@exemple.ma.",
  ],
});

reads(
  "an open combobox is read with the options that answer the text",
  combobox.Empty,
  {
    fr: [
      "Ville",
      "combobox, Ville, fès, has popup listbox, expanded, active descendant Fès, autocomplete in list, 1 control",
      "button, Effacer la ville",
      "button, Voir les villes, 1 control, expanded",
      "listbox, Villes, orientated vertically",
      "option, Fès, not selected, position 1, set size 1",
      "status",
    ],
    ar: [
      "المدينة",
      "combobox, المدينة, فاس, has popup listbox, expanded, active descendant فاس, autocomplete in list, 1 control",
      "button, مسح المدينة",
      "button, عرض المدن, 1 control, expanded",
      "listbox, المدن, orientated vertically",
      "option, فاس, not selected, position 1, set size 1",
      "status",
    ],
  },
  { after: async (language) => keys("{Tab}", ...(language === "fr" ? "fès" : "فاس"))(language) },
);

announces("a combobox without an answer says so", combobox.Empty, keys("{Tab}", "x", "y", "z"), {
  fr: [
    "combobox, Ville, has popup listbox, not expanded, autocomplete in list, 1 control",
    "polite: Aucune ville pour « xyz »",
  ],
  ar: [
    "combobox, المدينة, has popup listbox, not expanded, autocomplete in list, 1 control",
    "polite: لا توجد مدينة باسم «xyz»",
  ],
});

announces(
  "a number field says its number with the unit, and the number after a step",
  numberField.WithUnit,
  keys("{Tab}", "{ArrowUp}"),
  {
    fr: ["Champ de nombre, Hauteur, 12,5 cm", "assertive: 13 cm"],
    ar: ["حقل رقمي, الارتفاع, 12,5 سم", "assertive: 13 سم"],
  },
);

reads("a date field is read part by part, with the chosen day", datePicker.Filled, {
  fr: [
    "Date de parution",
    "group, Date de parution, Date sélectionnée : 16 mars 2026",
    "spinbutton, jour, Date de parution, Date sélectionnée : 16 mars 2026, not read only, max value 31, min value 1, current value 16",
    "spinbutton, mois, Date de parution, not read only, max value 12, min value 1, current value 03 – mars",
    "spinbutton, année, Date de parution, not read only, max value 9999, min value 1, current value 2026",
    "button, Effacer la date",
    "button, Ouvrir le calendrier, not expanded, has popup dialog",
  ],
  ar: [
    "تاريخ النشر",
    "group, تاريخ النشر, تاريخ محدد: 16 مارس 2026",
    "spinbutton, يوم, تاريخ النشر, تاريخ محدد: 16 مارس 2026, not read only, max value 31, min value 1, current value 16",
    "spinbutton, الشهر, تاريخ النشر, not read only, max value 12, min value 1, current value 03 – مارس",
    "spinbutton, السنة, تاريخ النشر, not read only, max value 9999, min value 1, current value 2026",
    "button, مسح التاريخ",
    "button, فتح التقويم, not expanded, has popup dialog",
  ],
});

announces(
  "the calendar of a date field opens on the chosen day",
  datePicker.Filled,
  async (language) => {
    await presses({ fr: "Ouvrir le calendrier", ar: "فتح التقويم" })(language);
    await keys("{ArrowDown}")(language);
  },
  {
    fr: [
      "button, Ouvrir le calendrier, not expanded, has popup dialog",
      "dialog, Choisir une date",
      "button, lundi 16 mars 2026 sélectionné",
      "button, lundi 23 mars 2026",
    ],
    ar: [
      "button, فتح التقويم, not expanded, has popup dialog",
      "dialog, اختيار تاريخ",
      "button, الاثنين، 16 مارس 2026 المحدد",
      "button, الاثنين، 23 مارس 2026",
    ],
  },
);

announces(
  "a day of the publication calendar says its deadline, or the reason why it cannot be chosen",
  calendar.OneMonth,
  keys("{Tab}", "{Tab}", "{Tab}", "{ArrowRight}"),
  {
    fr: [
      "button, Mois précédent, disabled",
      "button, Mois suivant, not disabled",
      "gridcell, vendredi 13 mars 2026, à remettre au plus tard 36 heures avant, not selected",
      "gridcell, samedi 14 mars 2026, Pas de parution le week-end, disabled, not selected",
    ],
    ar: [
      "button, الشهر السابق, disabled",
      "button, الشهر التالي, not disabled",
      "gridcell, الجمعة، 13 مارس 2026, آخر أجل 36 ساعة قبل النشر, not selected",
      "gridcell, الخميس، 12 مارس 2026, انتهى أجل الإيداع, disabled, not selected",
    ],
  },
);

reads("files that are held are read with the button that removes each", fileDrop.Holding, {
  fr: [
    "Pièces jointes",
    "PDF ou image, 5 Mo au plus.",
    "Choisissez des fichiers ou déposez-les ici",
    "Pièces jointes, C:\\fakepath\\statuts-de-la-societe.pdf, PDF ou image, 5 Mo au plus.",
    "status",
    "status",
    "list",
    "listitem, level 1, position 1, set size 2",
    "statuts-de-la-societe.pdf",
    "8 o",
    "button, Retirer statuts-de-la-societe.pdf",
    "listitem, level 1, position 2, set size 2",
    "رخصة المتجر.pdf",
    "8 o",
    "button, Retirer رخصة المتجر.pdf",
  ],
  ar: [
    "المرفقات",
    "ملف PDF أو صورة، 5 ميغابايت على الأكثر.",
    "اختاروا ملفات أو ضعوها هنا",
    "المرفقات, C:\\fakepath\\statuts-de-la-societe.pdf, ملف PDF أو صورة، 5 ميغابايت على الأكثر.",
    "status",
    "status",
    "list",
    "listitem, level 1, position 1, set size 2",
    "statuts-de-la-societe.pdf",
    "8 بايت",
    "button, إزالة statuts-de-la-societe.pdf",
    "listitem, level 1, position 2, set size 2",
    "رخصة المتجر.pdf",
    "8 بايت",
    "button, إزالة رخصة المتجر.pdf",
  ],
});

announces(
  "a removed file is announced, and the focus stays at the field",
  fileDrop.Holding,
  presses({ fr: /^Retirer/, ar: /^إزالة/ }),
  {
    fr: [
      "button, Retirer statuts-de-la-societe.pdf",
      "Pièces jointes, C:\\fakepath\\رخصة المتجر.pdf, PDF ou image, 5 Mo au plus.",
      "polite: 1 fichier joint",
    ],
    ar: [
      "button, إزالة statuts-de-la-societe.pdf",
      "المرفقات, C:\\fakepath\\رخصة المتجر.pdf, ملف PDF أو صورة، 5 ميغابايت على الأكثر.",
      "polite: ملف مرفق واحد",
    ],
  },
);

announces(
  "radio cards say the description of each and its place",
  radioCards.Chosen,
  keys("{Tab}", "{ArrowUp}"),
  {
    fr: [
      "radio, Carte bancaire, Visa, Mastercard, checked, position 2, set size 3",
      "radio, Solde, 5 000,00 DH disponibles, not checked, position 1, set size 3",
    ],
    ar: [
      "radio, بطاقة بنكية, فيزا، ماستركارد, checked, position 2, set size 3",
      "radio, الرصيد, ⁦5 000,00⁩ درهم متاحة, not checked, position 1, set size 3",
    ],
  },
);
