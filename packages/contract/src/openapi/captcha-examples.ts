import type { Example } from "./example.ts";

/** Of the captcha. */
export const captchaExamples: Readonly<Record<string, Example>> = {
  readCaptcha: {
    answer: {
      parameters: {
        algorithm: "PBKDF2/SHA-256",
        cost: 2000,
        data: { until: 1_772_185_800_000 },
        keyLength: 32,
        keyPrefix: "9f2c7d41a0b85e63f1d27c90ab4e6d18",
        keySignature: "5b0e3f7c1d9a4826e0f5a7c3b19d2e648f70c1a5d3b9e2760418fcda9b57e36a",
        nonce: "0c8f2a64b1d793e5a27f40d6c95b318e",
        salt: "7d1be0943fa6528c6e90d3f187ab24c5",
      },
      signature: "c4a19e7305bd682f0e7d3c91a6f5b82047d9e1ca63b08f5274a6d0c3e9f1b785",
      duree: 1200,
    },
  },
};
