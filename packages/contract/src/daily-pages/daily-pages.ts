import { defineCall } from "../call/index.ts";
import { binary, fields, filledText, form, id, wireDate } from "../wire/index.ts";

const dailyPage = {
  service: "ads",
  method: "GET",
  access: "session",
  media: "application/pdf",
  query: form(
    fields({
      day: ["date_edition", wireDate],
      /** The caller's ad that appeared there. */
      reference: ["ref_web", filledText],
      supportId: ["support_id", id],
    }),
  ),
  answer: binary,
} as const;

export const downloadDailyPage = defineCall({
  ...dailyPage,
  name: "downloadDailyPage",
  summary: "The ads of a newspaper on a day on which one's own appeared, to be saved",
  path: "/annonces/pdf",
});

export const viewDailyPage = defineCall({
  ...dailyPage,
  name: "viewDailyPage",
  summary: "The ads of a newspaper on a day on which one's own appeared, to be looked at",
  path: "/annonces/pdf-consulter",
});
