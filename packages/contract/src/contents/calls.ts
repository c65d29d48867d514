import * as z from "zod/mini";
import { type Codec, defineCall } from "../call/index.ts";
import { inBoth } from "../shared/index.ts";
import { slug } from "../site/index.ts";
import { code, fields, form, id, inData, instant, plainDate, text, truth } from "../wire/index.ts";
import { chapterBody, frameBody, guideBody, homeBody, pageBody, publisherBody } from "./bodies.ts";

/** `draft`: never published · `changed`: published, and being written anew. */
const state = code({
  draft: "brouillon",
  published: "publie",
  changed: "modifie",
  retired: "retire",
});

const desk = { service: "ads", access: "session", staff: "keepContents" } as const;
const reading = { ...desk, method: "GET", shows: "contents" } as const;
const changing = { ...desk, method: "POST", changes: ["contents"] } as const;

export const readContents = defineCall({
  name: "readContents",
  summary: "Chapters of the guide or pages of the newspaper, in their order",
  ...reading,
  path: "/desk/contenus",
  query: form(fields({ kind: ["genre", code({ chapter: "chapitre", page: "page" })] })),
  answer: inData(
    z.array(
      fields({
        id,
        slug,
        title: ["titre", inBoth(text)],
        state: ["etat", state],
        /** True for a page that the portal links to itself, which cannot be retired. */
        fixed: ["fixe", truth],
        updatedAt: ["modifie_le", instant],
        /** Name of the user who changed the text last; null: a text that was there from the beginning. */
        updatedBy: ["modifie_par", z.nullable(text)],
      }),
    ),
  ),
});

const contentParams = fields({ contentId: id });

/** A content as the desk writes it: its draft, else its newest version. */
const written = <English, Wire>(body: Codec<English, Wire>) =>
  inData(
    fields({
      id,
      slug,
      state: ["etat", state],
      version: id,
      body: ["contenu", body],
      /** Newest first. */
      versions: z.array(
        fields({
          number: ["numero", id],
          validFrom: ["valable_du", plainDate],
          publishedAt: ["publie_le", instant],
          publishedBy: ["publie_par", z.nullable(text)],
        }),
      ),
    }),
  );

/** A body with the version of the draft that was shown; a new content has neither id nor version. */
const saving = <English, Wire>(body: Codec<English, Wire>) =>
  inData(
    fields({
      id: z.optional(id),
      version: z.optional(id),
      slug: z.optional(slug),
      body: ["contenu", body],
    }),
  );

const saved = inData(fields({ id, version: id }));

export const readChapter = defineCall({
  name: "readChapter",
  summary: "A chapter of the guide as it is being written",
  ...reading,
  path: "/desk/contenus/chapitres/:contentId",
  params: contentParams,
  answer: written(chapterBody),
});

export const saveChapter = defineCall({
  name: "saveChapter",
  summary: "Keep the draft of a chapter, or begin one",
  ...changing,
  path: "/desk/contenus/chapitres/enregistrer",
  body: saving(chapterBody),
  answer: saved,
});

export const readDeskPage = defineCall({
  name: "readDeskPage",
  summary: "A page of the newspaper as it is being written",
  ...reading,
  path: "/desk/contenus/pages/:contentId",
  params: contentParams,
  answer: written(pageBody),
});

export const savePage = defineCall({
  name: "savePage",
  summary: "Keep the draft of a page, or begin one",
  ...changing,
  path: "/desk/contenus/pages/enregistrer",
  body: saving(pageBody),
  answer: saved,
});

const seen = { id, version: id };

export const publishContent = defineCall({
  name: "publishContent",
  summary: "Publish a draft; the version before is kept",
  ...changing,
  path: "/desk/contenus/publier",
  body: inData(
    fields({
      ...seen,
      /** Day from which it counts: today by default. */
      validFrom: ["valable_du", z.optional(plainDate)],
    }),
  ),
  answer: saved,
});

export const dropContentDraft = defineCall({
  name: "dropContentDraft",
  summary: "Throw a draft away; one that was never published is gone then",
  ...changing,
  path: "/desk/contenus/abandonner",
  body: inData(fields(seen)),
  answer: inData(fields({ id })),
});

export const restoreContent = defineCall({
  name: "restoreContent",
  summary: "Take the text of an earlier version as the draft",
  ...changing,
  path: "/desk/contenus/reprendre",
  body: inData(fields({ ...seen, number: ["numero", id] })),
  answer: saved,
});

export const moveContent = defineCall({
  name: "moveContent",
  summary: "Move a chapter or a page before or behind its neighbour",
  ...changing,
  path: "/desk/contenus/deplacer",
  body: inData(fields({ id, step: ["sens", code({ up: "avant", down: "apres" })] })),
  answer: inData(fields({ id })),
});

export const retireContent = defineCall({
  name: "retireContent",
  summary: "Take a chapter or a page from the portal, or show it again",
  ...changing,
  path: "/desk/contenus/retirer",
  body: inData(fields({ id, retired: ["retire", truth] })),
  answer: inData(fields({ id })),
});

/** A part of the site with the version that was shown; 0: as it was installed. */
const part = <English, Wire>(body: Codec<English, Wire>) =>
  fields({ version: z.int().check(z.minimum(0)), body: ["contenu", body] });

export const readSiteContents = defineCall({
  name: "readSiteContents",
  summary: "Header, footer, home page and contact details as they are published",
  ...reading,
  path: "/desk/contenus/site",
  answer: inData(
    fields({
      frame: ["cadre", part(frameBody)],
      home: ["accueil", part(homeBody)],
      guide: part(guideBody),
      /** Details of the publisher; null: nothing is known yet. */
      publisher: ["editeur", part(z.nullable(publisherBody))],
    }),
  ),
});

const published = inData(fields({ version: id }));

export const saveFrame = defineCall({
  name: "saveFrame",
  summary: "Publish entries of the header and links of the footer",
  ...changing,
  path: "/desk/contenus/site/cadre",
  body: inData(part(frameBody)),
  answer: published,
});

export const saveHome = defineCall({
  name: "saveHome",
  summary: "Publish blocks and announcement of the home page",
  ...changing,
  path: "/desk/contenus/site/accueil",
  body: inData(part(homeBody)),
  answer: published,
});

export const saveGuide = defineCall({
  name: "saveGuide",
  summary: "Publish the films at the head of the guide",
  ...changing,
  path: "/desk/contenus/site/guide",
  body: inData(part(guideBody)),
  answer: published,
});

export const savePublisherDetails = defineCall({
  name: "savePublisherDetails",
  summary: "Publish address, hours, networks and agencies of the publisher",
  ...changing,
  path: "/desk/contenus/site/editeur",
  body: inData(part(publisherBody)),
  answer: published,
});
