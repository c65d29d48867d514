import { createApp } from "../card/app.ts";
import { sendCallback } from "../card/callback.ts";
import { type FormFields, signature } from "../card/hash.ts";

export const config = { port: 0, clientId: "parution-demo", storeKey: "A\\STORE|KEY" };

/** A merchant's form with a valid signature. */
export function signedForm(merchantUrl: string, changes: FormFields = {}): FormFields {
  const fields = {
    clientid: config.clientId,
    storetype: "3D_PAY_HOSTING",
    trantype: "PreAuth",
    amount: "120.00",
    currency: "504",
    oid: "CMD-2026-1",
    okUrl: `${merchantUrl}/return`,
    failUrl: `${merchantUrl}/failure`,
    callbackUrl: `${merchantUrl}/callback`,
    shopurl: `${merchantUrl}/`,
    lang: "fr",
    email: "payer@example.org",
    BillToName: "Société <Exemple> | Fils",
    rnd: "f00d",
    hashAlgorithm: "ver3",
    encoding: "UTF-8",
    ...changes,
  };
  return { ...fields, hash: signature(fields, config.storeKey) };
}

/** The browser's return to the merchant, as the page posts it. */
export interface ReturnForm {
  readonly action: string;
  readonly fields: FormFields;
}

/** The sandbox for a payer's browser, with a clock that the test moves. */
export function startSandbox() {
  const scheduled: { task: () => void; delay: number }[] = [];
  const app = createApp({
    config,
    send: sendCallback,
    schedule: (task, delay) => scheduled.push({ task, delay }),
    report: (error) => {
      throw error;
    },
  });
  const post = (path: string, fields: FormFields | URLSearchParams) =>
    app.request(path, { method: "POST", body: new URLSearchParams(fields) });
  const open = async (form: FormFields) => {
    const response = await post("/fim/est3Dgate", form);
    return response.headers.get("location") ?? "";
  };
  const choose = async (path: string, outcome: string, delay = "10"): Promise<ReturnForm> => {
    await post(path, { outcome, delay });
    return readReturnForm(await (await app.request(path)).text());
  };
  return { app, post, open, choose, scheduled };
}

function readReturnForm(page: string): ReturnForm {
  const [, action = ""] = page.match(/<form method="post" action="([^"]*)" data-return/) ?? [];
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  const fields = [...inputs].map(([, name = "", value = ""]) => [name, unescapeHtml(value)]);
  return { action: unescapeHtml(action), fields: Object.fromEntries(fields) };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
