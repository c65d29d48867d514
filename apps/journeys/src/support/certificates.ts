import { downloadCertificate } from "@parution/contract/certificates";
import { getDocumentProxy } from "unpdf";
import type { Account } from "./accounts.ts";
import { findValidatedAd } from "./published-ads.ts";
import { serviceAs } from "./service.ts";

/** A certificate as its reader holds it. */
export interface HeldCertificate {
  /** Sixteen digits and letters. */
  readonly code: string;
  readonly pdf: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** The certificate of a validated ad of an account. */
export async function certificateOf(account: Account): Promise<HeldCertificate> {
  const ad = await findValidatedAd(account, () => true);
  const client = await serviceAs(account);
  const file = await client.call(downloadCertificate, { query: { adId: ad.id } });
  const buffer = Buffer.from(await file.arrayBuffer());
  const pdf = await getDocumentProxy(new Uint8Array(buffer));
  const attached = await pdf.getAttachmentContent("attestation.json");
  const { statement } = JSON.parse(new TextDecoder().decode(attached ?? undefined));
  return {
    code: JSON.parse(statement).key,
    pdf: { name: file.name, mimeType: "application/pdf", buffer },
  };
}
