import { useLingui } from "@lingui/react/macro";
import { useConfigs } from "@parution/app/data/configs.ts";
import { useLink } from "@parution/app/links/links.tsx";
import type { FooterGroup } from "@parution/kit/footer";
import { useOrderEntry } from "../../shared/account/account-pages.ts";
import { listingPath } from "../../shared/notices/listing-address.ts";
import { useFrameHeadings } from "../../shared/support/use-home.ts";

/** Headings that the foot names; the others stand in the list of all. */
const HEADINGS = 5;

/** Link groups of the footer: headings, orders, help, terms, and the publisher's other sites. */
export function useFooterGroups(): readonly FooterGroup[] {
  const { t } = useLingui();
  const link = useLink();
  const headings = useFrameHeadings();
  const order = useOrderEntry();
  return [
    {
      id: "notices",
      title: t`Annonces`,
      links: [
        ...headings.slice(0, HEADINGS).map(({ slug, label }) => ({
          href: link(listingPath({ slug, page: 1 })),
          label,
        })),
        { href: link(listingPath({ slug: null, page: 1 })), label: t`Toutes les annonces` },
      ],
    },
    {
      id: "orders",
      title: t`Commander`,
      links: [
        { href: link(order.page), label: order.label },
        { href: link("/commandes-journal"), label: t`Commander le journal` },
        { href: link("/tarifs"), label: t`Tarifs` },
      ],
    },
    {
      id: "help",
      title: t`Aide`,
      links: [
        { href: link("/faq"), label: t`Guide` },
        { href: link("/contact"), label: t`Nous contacter` },
        { href: link("/verification"), label: t`Vérifier une annonce` },
      ],
    },
    {
      id: "publisher",
      title: t`Informations`,
      links: [
        { href: link("/conditions-ventes"), label: t`Conditions de vente` },
        { href: link("/conditions-utilisation"), label: t`Conditions d’utilisation` },
        ...useHouseLinks(),
      ],
    },
  ];
}

/** The publisher's pages elsewhere; one that is not set is left out. */
function useHouseLinks() {
  const { t } = useLingui();
  const links = useConfigs().data?.links;
  return [
    { href: links?.agencies ?? "", label: t`Agences` },
    { href: links?.advertising ?? "", label: t`Publicité` },
    { href: links?.jobs ?? "", label: t`Emploi` },
  ].filter(({ href }) => href !== "");
}
