import { Alert } from "@parution/kit/alert";
import { Select } from "@parution/kit/select";
import { Tabs } from "@parution/kit/tabs";

/** The whole document: the server sends it, the browser hydrates it. */
export function Page() {
  return (
    <html lang="fr" dir="ltr" data-support="gazette">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Petites annonces</title>
        <link rel="stylesheet" href="/assets/styles.css" />
        <link rel="stylesheet" href="/assets/theme.css" />
      </head>
      <body>
        <main>
          <Alert tone="info" announce="off" labels={{ tone: "À savoir" }}>
            Pas de parution dimanche.
          </Alert>
          <Tabs
            label="Annonces"
            items={[
              { id: "jobs", label: "Emploi", panel: <p>12 offres</p> },
              { id: "cars", label: "Voitures", panel: <p>7 voitures</p> },
            ]}
          />
          <Select label="Ville" items={[{ value: "tng", label: "Tanger" }]} />
        </main>
      </body>
    </html>
  );
}
