import { LONGEST_WORD } from "@parution/rules/moderation";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, filledText, inData, instant, text } from "../wire/index.ts";

const kept = fields({ word: ["mot", text], addedAt: ["ajoute_le", instant] });
const named = inData(fields({ word: ["mot", filledText.check(z.maxLength(LONGEST_WORD))] }));
const answer = inData(z.array(kept));

export const readWords = defineCall({
  name: "readWords",
  summary: "Words at which moderators look twice, in alphabetical order",
  service: "ads",
  method: "GET",
  path: "/desk/moderation/mots",
  access: "session",
  shows: "words",
  staff: "keepWords",
  answer,
});

export const addWord = defineCall({
  name: "addWord",
  summary: "Keep a word, in lower case; one that is kept already stays",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/mots/ajouter",
  access: "session",
  changes: ["words"],
  staff: "keepWords",
  body: named,
  answer,
});

export const removeWord = defineCall({
  name: "removeWord",
  summary: "Keep a word no longer",
  service: "ads",
  method: "POST",
  path: "/desk/moderation/mots/retirer",
  access: "session",
  changes: ["words"],
  staff: "keepWords",
  body: named,
  answer,
});
