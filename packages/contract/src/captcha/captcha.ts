import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { count, countWithin, fields, filledText, text } from "../wire/index.ts";

/** Letters of a solved challenge; more than any solver needs. */
const PAYLOAD_LETTERS = 4000;
/** Rounds of one derivation, more than any server would ask for. */
const HIGHEST_COST = 1_000_000;

/** Challenge in the words of the ALTCHA protocol (proof of work, version 2). */
const parameters = fields({
  /** Key derivation: `PBKDF2/SHA-256`. */
  algorithm: filledText,
  /** Rounds of one derivation. */
  cost: countWithin(1, HIGHEST_COST),
  /** Server's data, returned in the answer. */
  data: fields({
    /** Until when an answer counts; epoch milliseconds of the server's clock. */
    until: z.int().check(z.minimum(0)),
  }),
  /** Bytes of a derived key. */
  keyLength: count,
  /** Prefix of the searched key; hexadecimal. */
  keyPrefix: filledText,
  /** Signature by which the server knows the whole key. */
  keySignature: filledText,
  nonce: filledText,
  salt: filledText,
});

export const readCaptcha = defineCall({
  name: "readCaptcha",
  summary:
    "A challenge that costs a browser a moment's work, to be solved before a public form is sent",
  service: "ads",
  method: "GET",
  path: "/captcha",
  access: "app",
  answer: fields({
    parameters,
    signature: text,
    /** Seconds from now until the challenge no longer counts. */
    lifetime: ["duree", count],
  }),
});

/** A solved challenge, `altcha` on the wire: base64 of the challenge and its solution as JSON. */
export const captchaPayload = filledText.check(z.maxLength(PAYLOAD_LETTERS));
