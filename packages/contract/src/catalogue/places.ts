import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { count, fields, form, id, inData, text } from "../wire/index.ts";

export const readCities = defineCall({
  name: "readCities",
  summary: "Cities, in the language of the request; id 0 stands for another city",
  service: "ads",
  method: "GET",
  path: "/villes/list",
  access: "app",
  query: form(fields({ cityId: ["ville_id", z.optional(count)] })),
  answer: inData(
    z.array(
      fields({
        id: count,
        label: text,
        /** Absent of «another city». */
        countryId: ["pays_id", z.optional(id)],
      }),
    ),
  ),
});

export const readCountries = defineCall({
  name: "readCountries",
  summary: "Countries, in the language of the request",
  service: "ads",
  method: "GET",
  path: "/pays/list",
  access: "app",
  query: form(fields({ countryId: ["pays_id", z.optional(id)] })),
  answer: inData(z.array(fields({ id, label: text }))),
});
