import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { AdSearch } from "./ad-search";
import { findAds } from "./ads";

interface PageProps {
  searchParams: Promise<{ q?: string }>;
}

/** A server component: it reads the ads, and hands plain values to what runs in the browser. */
export default async function Page({ searchParams }: PageProps) {
  const { q = "" } = await searchParams;
  const ads = await findAds(q);
  return (
    <main className="page">
      <AdSearch text={q} />
      {ads.length === 0 ? (
        <EmptyState
          title="Aucune annonce ne correspond."
          action={<ButtonLink href="/">Toutes les annonces</ButtonLink>}
        />
      ) : (
        <ul>
          {ads.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </main>
  );
}
