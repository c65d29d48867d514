import { CONTENT_LIMITS } from "@parution/rules/contents";
import * as z from "zod/mini";
import { network } from "../contact/index.ts";
import { inBoth, lineText } from "../shared/index.ts";
import { headerEntries, homeBlocks, slug } from "../site/index.ts";
import {
  code,
  email,
  fields,
  filledText,
  flag,
  phone,
  plainDate,
  shortText,
  text,
} from "../wire/index.ts";

/** Lengths alone are bounded here: `@parution/rules/contents` finds the other faults. */
const address = shortText(500);
const title = inBoth(lineText(CONTENT_LIMITS.title));

const film = fields({
  url: ["adresse", inBoth(address)],
  /** Picture before it is played, of the newspaper's own site; none by default. */
  poster: ["affiche", z.optional(address)],
  /** WebVTT; empty: none. */
  captions: ["sous_titres", inBoth(text.check(z.maxLength(CONTENT_LIMITS.captions)))],
});

/** A chapter of the guide. */
export const chapterBody = fields({
  title: ["titre", title],
  /** The kind of newspaper that it concerns; null: every kind. */
  medium: ["support", z.nullable(code({ print: "papier", digital: "numerique" }))],
  questions: z
    .array(
      fields({
        /** Part of addresses; it stays when the question is written anew. */
        id: slug,
        question: inBoth(lineText(CONTENT_LIMITS.question)),
        answer: ["reponse", inBoth(filledText.check(z.maxLength(CONTENT_LIMITS.answer.longest)))],
      }),
    )
    .check(z.minLength(1), z.maxLength(CONTENT_LIMITS.questions)),
  film: z.nullable(film),
});

/** A page of the newspaper: its terms, or another one. */
export const pageBody = fields({
  title: ["titre", title],
  /** Description of the page for search engines. */
  description: ["description", inBoth(shortText(CONTENT_LIMITS.description))],
  text: ["texte", inBoth(filledText.check(z.maxLength(CONTENT_LIMITS.page.longest)))],
  /** True for a page that every page's foot links to. */
  inFooter: ["pied_de_page", flag],
});

/** Header and footer of every page. */
export const frameBody = fields({
  header: ["entete", headerEntries],
  links: [
    "liens",
    z
      .array(fields({ label: ["libelle", inBoth(lineText(60))], url: ["adresse", address] }))
      .check(z.maxLength(CONTENT_LIMITS.links)),
  ],
});

/** Home page: its blocks, and an announcement for some days. */
export const homeBody = fields({
  blocks: ["blocs", homeBlocks],
  announcement: [
    "annonce",
    z.nullable(
      fields({
        text: ["texte", inBoth(filledText.check(z.maxLength(CONTENT_LIMITS.announcement.longest)))],
        from: ["du", plainDate],
        until: ["au", plainDate],
      }),
    ),
  ],
  /** Film of the block `film`; it stays while the block is not shown. */
  film: z.optional(z.nullable(film)),
});

/** Films at the head of the guide, in place of the program's own. */
export const guideBody = fields({
  print: ["papier", z.nullable(film)],
  digital: ["numerique", z.nullable(film)],
});

const hours = lineText(60);

/** Contact details of the publisher. */
export const publisherBody = fields({
  address: ["adresse", inBoth(lineText(250))],
  phone: ["telephone", phone],
  email,
  hours: [
    "horaires",
    z
      .array(
        fields({
          days: ["jours", inBoth(lineText(60))],
          /** Opening hours in writing; null: closed. */
          hours: ["heures", z.nullable(hours)],
        }),
      )
      .check(z.maxLength(10)),
  ],
  networks: [
    "reseaux",
    z.array(fields({ network: ["reseau", network], url: address })).check(z.maxLength(10)),
  ],
  agencies: [
    "agences",
    z
      .array(
        fields({
          name: ["nom", inBoth(lineText(80))],
          address: ["adresse", inBoth(lineText(250))],
          city: ["ville", inBoth(lineText(80))],
          phone: ["telephone", z.nullable(phone)],
          hours: ["horaires", inBoth(shortText(120))],
        }),
      )
      .check(z.maxLength(CONTENT_LIMITS.agencies)),
  ],
});
