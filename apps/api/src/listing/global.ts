import { readGlobal } from "@parution/contract/listing";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import { listSupports } from "../catalogue/index.ts";
import { bind, notFound } from "../platform/http/index.ts";

/** A support as its pages name it. */
export const readGlobalRoute = bind(readGlobal, async ({ context, language, input }) => {
  const supports = await listSupports(context.db, language);
  const support = supports.find(({ id }) => id === input.params.supportId);
  if (support === undefined) throw notFound(unknownSupport);
  const { publisher } = context.config;
  return {
    id: support.id,
    label: support.label,
    slug: support.slug,
    medium: mediumOf(support.channel_id),
    language: support.language,
    tagline: support[`tagline_${language}`],
    publisher: publisher && {
      name: publisher.legalName[language],
      address: publisher.address[language],
      phone: publisher.phone,
    },
  };
});
