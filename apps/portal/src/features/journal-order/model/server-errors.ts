import type { JournalField } from "./journal-values.ts";

const places: Readonly<Record<string, JournalField>> = {
  supportId: "supportId",
  productId: "subtypeId",
  durationId: "durationId",
  issues: "issues",
  deliveryId: "deliveryId",
  address: "address",
  phone: "phone",
  legalName: "legalName",
  termsAccepted: "termsAccepted",
};

/** Where the server's messages are shown: under the field that they are about, others above the buttons. */
export function placeErrors(messages: Readonly<Record<string, readonly string[]>>) {
  const fields: [JournalField, string][] = [];
  const others: string[] = [];
  for (const [name, texts] of Object.entries(messages)) {
    const place = places[name];
    const message = texts.join(" ");
    if (place === undefined) others.push(message);
    else fields.push([place, message]);
  }
  return { fields, others };
}
