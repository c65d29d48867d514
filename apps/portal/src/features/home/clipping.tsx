import { useLingui } from "@lingui/react/macro";

/** Decorative picture of a page of ads; hidden from screen readers. */
export function Clipping() {
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
