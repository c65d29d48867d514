import type { CallAnswer, Language } from "@parution/contract/call";
import { LARGEST_CERTIFICATE, verifyAd, verifyCertificate } from "@parution/contract/certificates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { requireCaptcha } from "../captcha/index.ts";
import type { Config } from "../platform/config/config.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { readPublications, ruleOf } from "../publishing/index.ts";
import { sumOf } from "./issue.ts";
import { publicKeyOf } from "./keys.ts";
import { notACertificate, unknownFile, unknownKey } from "./problems.ts";
import { type Certificate, selectCertificateOfFile, selectPublicAd } from "./queries.ts";
import { kindOf } from "./statement.ts";
import {
  certificateOfKey,
  countAttempts,
  examine,
  isDownloadable,
  lettersOf,
  type Verification,
} from "./verify.ts";

type Answer = CallAnswer<typeof verifyAd>;

/** Shows in public the certificate of a key, or the public page of a web reference. */
const verifyAdRoute = bind(verifyAd, async ({ context, address, language, input }) => {
  const { keyword, captcha } = input.query;
  await requireCaptcha(context.db, context, captcha);
  await countAttempts(context, address);
  const certificate = await certificateOfKey(context.db, keyword);
  if (certificate !== undefined) {
    return answerOf(await examine(context, certificate), context.config);
  }
  return describePublicAd(context, lettersOf(keyword), language);
});

/** Verifies a file byte by byte against the issued one, and returns the certified facts. */
const verifyCertificateRoute = bind(verifyCertificate, async ({ context, address, input }) => {
  const { file, captcha } = input.body;
  await requireCaptcha(context.db, context, captcha);
  await countAttempts(context, address);
  if (file.size > LARGEST_CERTIFICATE) throw notACertificate();
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) throw notACertificate();
  const certificate = await selectCertificateOfFile(context.db, sumOf(bytes));
  if (certificate === undefined) throw unknownFile();
  return answerOf(await examine(context, certificate), context.config);
});

const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";

/** Public part of a certificate. */
function answerOf(found: Verification, { certificateKey }: Pick<Config, "certificateKey">): Answer {
  const { certificate, statement, ad, signer, state, dates, withdrawal } = found;
  const { prints = [], web = [], earlier = [] } = statement;
  return {
    ad: {
      id: ad.id,
      year: Number((statement.dates[0] ?? statement.issuedOn).slice(0, 4)),
      reference: statement.reference,
      key: certificate.key,
      advertiser: { name: statement.advertiser },
      support: { label: statement.support },
      dates: [...statement.dates],
      publication: { state, dates, rule: statement.rule ?? ruleOf(ad) },
      paperContent: splitPaperContent(statement.text),
      certificate: {
        kind: kindOf(statement),
        issuedOn: statement.issuedOn,
        statement: certificate.statement,
        signature: certificate.signature,
        publicKey: signer ?? publicKeyOf(certificateKey),
        genuine: signer !== null,
        current: withdrawal === null,
        downloadable: isDownloadable(found),
        sha256: certificate.sha256,
        withdrawal: withdrawal && {
          reason: withdrawal.reason,
          date: withdrawal.date,
          ...withdrawal.sentence,
        },
        prints: prints.map(({ date, pages, issue, confirmedBy, text = null }) => ({
          date,
          pages: [...pages],
          sha256: issue,
          confirmedBy,
          text,
        })),
        web: web.map(({ at, ...entry }) => ({ at: Date.parse(at), ...entry })),
        earlier: [...earlier],
        pdfSignature: pdfSignatureOf(certificate),
        timestamp: found.timestamp,
      },
    },
    info: { paperReference: ad.paper_reference },
  };
}

function pdfSignatureOf({ pdf_signer: signer, pdf_level: level }: Certificate) {
  return signer === null || level === null ? null : { signer, level };
}

/**
 * Online ad with the facts of its public page: without key, certificate and a hidden name.
 * @throws ProblemError 404 for an ad that is not online
 */
async function describePublicAd(
  context: Context,
  reference: string,
  language: Language,
): Promise<Answer> {
  const ad = await selectPublicAd(context.db, reference, language);
  if (ad === undefined) throw unknownKey();
  const publications = await readPublications(context.db, [ad], momentOf(context));
  const { state = "planned" as const, dates = [] } = publications.get(ad.id) ?? {};
  return {
    ad: {
      id: ad.id,
      year: Number(ad.dates[0]?.slice(0, 4) ?? 0),
      reference: ad.ref_web,
      key: null,
      advertiser: { name: ad.anonymous ? null : `${ad.first_name} ${ad.last_name}` },
      support: { label: ad.support },
      dates: ad.dates,
      publication: { state, dates, rule: ruleOf(ad) },
      paperContent: splitPaperContent(ad.paper_content),
      certificate: null,
    },
    info: { paperReference: ad.ref_web },
  };
}

export const verificationRoutes: readonly Route[] = [verifyAdRoute, verifyCertificateRoute];
