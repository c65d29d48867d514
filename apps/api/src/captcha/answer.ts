import { z } from "zod";

/** A challenge as it is given out, every member of it signed. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number(),
    data: z.object({ until: z.number() }),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string().regex(/^[0-9a-f]{32}$/),
    salt: z.string(),
  }),
  signature: z.string(),
});

/** A solved challenge as solvers send it. What it says of the challenge is trusted only once its signature holds. */
const Answer = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export type Answer = z.infer<typeof Answer>;

/** Reads base64 of JSON; null for anything else. */
export function readAnswer(payload: string): Answer | null {
  const json = Buffer.from(payload, "base64").toString("utf8");
  try {
    return Answer.safeParse(JSON.parse(json)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
