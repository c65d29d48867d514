import { z } from "zod";

const environment = z.object({
  CARD_SANDBOX_PORT: z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .pipe(z.number().max(65535))
    .default(4801),
  CARD_CLIENT_ID: z.string().min(1).default("600000001"),
  CARD_STORE_KEY: z.string().min(1).default("PARUTION-DEMO-STORE-KEY"),
});

/** Settings of the sandbox. */
export interface Config {
  readonly port: number;
  /** Id of its only merchant. */
  readonly clientId: string;
  /** Store key shared with that merchant. */
  readonly storeKey: string;
}

/** Reads the environment; throws a sentence that names every invalid variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const result = environment.safeParse(variables);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => path.join(".")))];
    throw new Error(`Unusable value in ${names.join(", ")}.`);
  }
  const { CARD_SANDBOX_PORT, CARD_CLIENT_ID, CARD_STORE_KEY } = result.data;
  return { port: CARD_SANDBOX_PORT, clientId: CARD_CLIENT_ID, storeKey: CARD_STORE_KEY };
}
