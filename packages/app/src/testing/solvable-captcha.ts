import { readCaptcha } from "@parution/contract/captcha";
import { reply } from "./replies.ts";

/** Challenge of the lowest difficulty. */
export const solvableCaptcha = reply(readCaptcha, () => ({
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    cost: 1,
    data: { until: 1_795_000_000_000 },
    keyLength: 32,
    keyPrefix: "0",
    keySignature: "0",
    nonce: "0c8f2a64b1d793e5a27f40d6c95b318e",
    salt: "7d1be0943fa6528c6e90d3f187ab24c5",
  },
  signature: "0",
  lifetime: 1200,
}));
