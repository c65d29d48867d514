import * as z from "zod/mini";
import { fields, text } from "../wire/index.ts";

/** Longest answer of a passkey, in code units; an attestation is a few kilobytes. */
const LONGEST_ANSWER = 40_000;

/** Id of a challenge that the service keeps, for one answer within five minutes. */
const challenge = ["defi", z.uuid()] as const;

/** Options and answers are the JSON of W3C Web Authentication, Level 3, as text: browsers write and read it themselves. */
const answer = ["reponse", text.check(z.maxLength(LONGEST_ANSWER))] as const;

/** A challenge that a passkey has signed: `AuthenticationResponseJSON`. */
export const assertion = fields({ challenge, response: answer });

/** A passkey that was made for a challenge: `RegistrationResponseJSON`. */
export const attestation = fields({ challenge, response: answer });

/** Options for `navigator.credentials`: `PublicKeyCredentialRequestOptionsJSON`, or `…CreationOptionsJSON`. */
export const passkeyOptions = fields({ challenge, options: text });
