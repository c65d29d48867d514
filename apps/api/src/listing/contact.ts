import { createHash } from "node:crypto";
import type { CallInput } from "@parution/contract/call";
import { contactAdvertiser } from "@parution/contract/listing";
import { publicUrlOf } from "../ads/index.ts";
import { requireCaptcha } from "../captcha/index.ts";
import { addresseeOf, type Letters, queueMail } from "../mail/index.ts";
import type { Context } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import { bind } from "../platform/http/bind.ts";
import { invalid, type Messages, notFound } from "../platform/http/problems.ts";
import { countAttempt, type Limit, limitAttempt, networkOf } from "../platform/rate-limit.ts";
import { findPublishedAd } from "./queries.ts";
import { publishedAdGone } from "./reading.ts";

type Written = CallInput<typeof contactAdvertiser>["body"];

/**
 * Passes a visitor's message on to the advertiser of a published ad. The visitor learns nothing of the address;
 * the advertiser's answer goes to the visitor. The same message is sent once.
 * @throws ProblemError 404 for an ad that is not online, and as `admitMessage` does.
 */
export const contactAdvertiserRoute = bind(
  contactAdvertiser,
  async ({ context, language, input, address }) => {
    const { id } = input.params;
    const { adId = id, captcha } = input.body;
    if (adId !== id) throw invalid<typeof contactAdvertiser>({ adId: [texts.otherAd] });
    const publishedAd = await findPublishedAd(context.db, id);
    if (publishedAd === undefined) throw notFound(publishedAdGone);
    await admitMessage(context, { address, adId, captcha });
    await passOn(context, publishedAd, input.body);
    return { message: texts.sent[language] };
  },
);

type PublishedAd = NonNullable<Awaited<ReturnType<typeof findPublishedAd>>>;

/** Mails the message to the address that the ad names, else to its user's. */
async function passOn({ db, clock, config }: Context, publishedAd: PublishedAd, written: Written) {
  const reader = await addresseeOf(db, publishedAd.user_id);
  const to = publishedAd.email ?? reader?.to;
  if (to === undefined) throw notFound(publishedAdGone);
  const language = reader?.language ?? "fr";
  const url = publicUrlOf(publishedAd, config.publicUrl, language);
  await transaction(db, (tx) =>
    queueMail(
      tx,
      {
        to,
        language,
        template: "contact-advertiser",
        data: { ...letterOf(written), title: publishedAd.web_title, url },
        key: keyOf(publishedAd.id, written),
        replyTo: written.email,
      },
      new Date(clock.now()),
    ),
  );
}

function letterOf({ email, phone, subject, message }: Written) {
  return { email, telephone: phone ?? null, subject, message } satisfies Partial<
    Letters["contact-advertiser"]
  >;
}

/** Key of a message: equal for an equal message of one visitor to one ad. */
function keyOf(adId: number, written: Written): string {
  const digest = createHash("sha256")
    .update(JSON.stringify(letterOf(written)))
    .digest("base64url");
  return `contact-advertiser:${adId}:${digest}`;
}

const texts = {
  sent: {
    fr: "Votre message est transmis à l’annonceur.",
    ar: "تم إرسال رسالتكم إلى المعلن.",
  },
  otherAd: { fr: "Cette annonce n’est pas la même.", ar: "هذا الإعلان ليس هو نفسه." },
} as const satisfies Record<string, Messages>;

const HOUR = 60 * 60 * 1000;

const DAY = 24 * HOUR;

/** Visitor who writes to the advertiser of an ad. */
interface Visitor {
  /** Network address. */
  readonly address: string;
  readonly adId: number;
  readonly captcha: string | undefined;
}

/** The first message of an address in a day needs no captcha. */
const freeMessage = (address: string): Limit => ({
  key: `contact:free:${networkOf(address)}`,
  attempts: 1,
  window: DAY,
});

/** Messages that are passed on: of one network address in an hour, and to one ad in a day. */
const limitsOf = ({ address, adId }: Visitor): readonly Limit[] => [
  { key: `contact:address:${networkOf(address)}`, attempts: 10, window: HOUR },
  { key: `contact:ad:${adId}`, attempts: 40, window: DAY },
];

/**
 * Admits a message to an advertiser.
 * @throws ProblemError 422 `CAPTCHA` from the second message of an address on, 429 beyond the limits.
 */
async function admitMessage(context: Context, visitor: Visitor): Promise<void> {
  const { db, clock } = context;
  const isFree = (await countAttempt(db, [freeMessage(visitor.address)], clock.now())) === null;
  if (!isFree) await requireCaptcha(db, context, visitor.captcha);
  await limitAttempt(db, limitsOf(visitor), clock.now());
}
