import { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import { downloadCertificate } from "@parution/contract/certificates";
import { getDocumentProxy } from "unpdf";
import type { Account } from "./accounts.ts";
import { serviceAs } from "./service.ts";

type AdsPage = CallAnswer<typeof readMyAds>;
export type ListedAd = AdsPage["ads"][number];

/** The newest validated ad of an account that suits. */
export async function findValidatedAd(
  account: Account,
  suits: (ad: ListedAd) => boolean,
): Promise<ListedAd> {
  const client = await serviceAs(account);
  for (let page: number | null = 1; page !== null; ) {
    const { ads, info }: AdsPage = await client.call(readMyAds, {
      params: { page },
      query: { status: "validated" },
    });
    const ad = ads.find(suits);
    if (ad !== undefined) return ad;
    page = info.next;
  }
  throw new Error(`${account} has no such ad.`);
}

/** The address of the list that shows one ad alone. */
export const listOf = (ad: ListedAd, language = "fr"): string =>
  `/${language}/mes-annonces?reference=${ad.reference ?? ""}`;

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
