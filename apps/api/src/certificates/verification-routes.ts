import { verifyAd, verifyCertificate } from "@parution/contract/certificates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { requireCaptcha } from "../captcha/index.ts";
import type { Config } from "../platform/config/index.ts";
import { bind, type Route } from "../platform/http/index.ts";
import { publicKeyOf } from "./keys.ts";
import { notOurs } from "./problems.ts";
import { signerOf } from "./signature.ts";
import { readSigned } from "./signed-file.ts";
import { readStatement } from "./statement.ts";
import { requireCertificate, type Verification } from "./verify.ts";

/** Says in public what was certified under a key. */
const verifyAdRoute = bind(verifyAd, async ({ context, address, input }) => {
  const { keyword, captcha } = input.query;
  await requireCaptcha(context.db, context, captcha);
  return answerOf(await requireCertificate({ context, address, keyword }), context.config);
});

/** Says whether a certificate that somebody holds is ours to the letter, and what it certifies. */
const verifyCertificateRoute = bind(verifyCertificate, async ({ context, address, input }) => {
  const { file, captcha } = input.body;
  await requireCaptcha(context.db, context, captcha);
  const { statement, signature } = await readSigned(file);
  // Whatever key it names: nothing of it is read before it is known to be ours.
  if (signerOf({ text: statement, signature }, context.config) === null) throw notOurs();
  const keyword = readStatement(statement).key;
  return answerOf(await requireCertificate({ context, address, keyword }), context.config);
});

/** What is public of a certificate. */
function answerOf(found: Verification, { certificateKey }: Config) {
  const { certificate, statement, ad, signer, current } = found;
  return {
    ad: {
      id: ad.id,
      year: Number((statement.dates[0] ?? statement.issuedOn).slice(0, 4)),
      key: certificate.key,
      advertiser: { name: statement.advertiser },
      support: { label: statement.support },
      dates: [...statement.dates],
      paperContent: splitPaperContent(statement.text),
      certificate: {
        issuedOn: statement.issuedOn,
        statement: certificate.statement,
        signature: certificate.signature,
        publicKey: signer ?? publicKeyOf(certificateKey),
        genuine: signer !== null,
        current,
      },
    },
    info: { paperReference: statement.reference },
  };
}

export const verificationRoutes: readonly Route[] = [verifyAdRoute, verifyCertificateRoute];
