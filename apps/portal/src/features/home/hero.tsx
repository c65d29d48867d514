import { Trans, useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ButtonLink } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { useOrderEntry } from "../../shared/account/account-pages.ts";

/** Headline of the portal, with its main action once a newspaper is open. */
export function Hero({ isOpen }: { isOpen: boolean }) {
  const { t } = useLingui();
  const link = useLink();
  const order = useOrderEntry();
  return (
    <section className="grid grid-cols-1 items-center gap-12 pt-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-8">
      <div className="flex flex-col items-start gap-6">
        <PageTitle variant="display">{t`Votre annonce dans le journal, telle qu’elle paraîtra`}</PageTitle>
        <p className="max-w-prose text-lead text-fg-muted">
          <Trans>
            Annonces légales, appels d’offres et petites annonces, en français et en arabe.
          </Trans>
        </p>
        {isOpen ? (
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="primary" size="lg" href={link(order.page)}>
              <PlusIcon />
              <Trans>Passer une annonce</Trans>
            </ButtonLink>
            <ButtonLink size="lg" href={link("/tarifs")}>
              <Trans>Voir les tarifs</Trans>
            </ButtonLink>
          </div>
        ) : (
          <p className="text-lead font-semibold">
            <Trans>Les commandes ouvrent bientôt.</Trans>
          </p>
        )}
      </div>
      {/* The clipping lies askew: its corners need room. */}
      <div className="hidden justify-end px-2 lg:flex">
        <Clipping />
      </div>
    </section>
  );
}

/** Decorative picture of a page of ads; hidden from screen readers. */
function Clipping() {
  const { t } = useLingui();
  const ads = [
    {
      title: t`Constitution de société`,
      text: t`Par acte sous seing privé établi à Casablanca, il a été constitué une société à responsabilité limitée dénommée «Atlas Primeurs», au capital de 100 000 dirhams, ayant pour objet le négoce de fruits et légumes.`,
    },
    {
      title: t`Appel d’offres ouvert`,
      text: t`Il sera procédé à l’ouverture des plis relatifs aux travaux d’aménagement du jardin public. Les dossiers peuvent être retirés au bureau des marchés.`,
    },
    {
      title: t`À louer`,
      text: t`Rabat Agdal, appartement de trois pièces, ensoleillé, troisième étage avec ascenseur, libre de suite.`,
    },
  ];
  return (
    <div
      aria-hidden="true"
      className="w-full max-w-md rotate-1 scheme-light bg-paper p-6 font-paper text-paper-ink shadow-overlay select-none rtl:-rotate-1 forced-colors:border"
    >
      <p className="border-t-4 border-b border-double border-paper-ink pt-2 pb-1.5 text-center font-headline text-title-sm font-bold">
        {t`Annonces légales`}
      </p>
      {/* Two columns of its own making: balanced ones would move when a face arrives. */}
      <div className="grid grid-cols-2 pt-4">
        {[ads.slice(0, 1), ads.slice(1)].map((column) => (
          <div
            key={column[0]?.title}
            className="first:border-e first:border-paper-rule first:pe-2.5 last:ps-2.5"
          >
            {column.map(({ title, text }) => (
              <div
                key={title}
                className="mb-3 border-b border-paper-rule pb-3 last:mb-0 last:border-0 last:pb-0"
              >
                <p className="mb-1 text-center text-body-sm font-bold">{title}</p>
                <p className="text-justify text-caption leading-snug hyphens-auto">{text}</p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
