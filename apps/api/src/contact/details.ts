import { readContactDetails } from "@parution/contract/contact";
import { bind } from "../platform/http/index.ts";

/** How to reach whoever runs the installation; nothing where nobody has said so. */
export const readContactDetailsRoute = bind(readContactDetails, async ({ context, language }) => {
  const { publisher } = context.config;
  const desk = publisher?.contact;
  return {
    name: publisher?.legalName[language] ?? null,
    address: publisher?.address[language] ?? null,
    phone: desk?.phone ?? publisher?.phone ?? null,
    email: desk?.email ?? null,
    hours: (desk?.hours ?? []).map(({ days, hours }) => ({ days: days[language], hours })),
    networks: [...(desk?.networks ?? [])],
  };
});
