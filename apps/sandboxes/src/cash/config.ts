import { z } from "zod";
import { isLoopback, readHttpUrl } from "../shared/addresses.ts";

const port = z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65535));
/** The sandbox posts here itself: it must not be made to reach another machine. */
const loopbackUrl = z.string().refine((text) => {
  const url = readHttpUrl(text);
  return url !== null && isLoopback(url);
});

const environment = z.object({
  PORT: port.default(4800),
  CASH_SANDBOX_PORT: port.default(4802),
  CASH_PARTNER_KEY: z.string().min(1).default("PARUTION-DEMO-PARTNER-KEY"),
  CASH_MERCHANT_URL: loopbackUrl.optional(),
});

/** Settings of the sandbox. */
export interface Config {
  readonly port: number;
  /** Key shared with its one merchant. */
  readonly key: string;
  /** Address of that merchant, without a trailing slash. */
  readonly merchantUrl: string;
}

/** Reads the environment; throws a sentence that names every invalid variable. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const result = environment.safeParse(variables);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => path.join(".")))];
    throw new Error(`Unusable value in ${names.join(", ")}.`);
  }
  const { PORT, CASH_SANDBOX_PORT, CASH_PARTNER_KEY, CASH_MERCHANT_URL } = result.data;
  return {
    port: CASH_SANDBOX_PORT,
    key: CASH_PARTNER_KEY,
    merchantUrl: CASH_MERCHANT_URL ?? `http://localhost:${PORT}/ads/commandes/especes`,
  };
}
