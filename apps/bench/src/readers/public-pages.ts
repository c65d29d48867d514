/** Paths of so many different public pages, as the sitemap names them, in both languages. */
export async function publicPages(origin: string, count: number): Promise<readonly string[]> {
  const index = await textOf(`${origin}/sitemap.xml`);
  const parts = await Promise.all(addressesIn(index).map((path) => textOf(origin + path)));
  const named = parts.flatMap(addressesIn);
  const paths = new Set(
    named.flatMap((path) => [path, path.replace(/^\/(fr|ar)(?=\/|$)/, otherLanguage)]),
  );
  if (paths.size < count) throw new Error(`Only ${paths.size} pages are public.`);
  return [...paths].slice(0, count);
}

const otherLanguage = (_: string, language: string): string => (language === "fr" ? "/ar" : "/fr");

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}

/** The paths of a sitemap, wherever it says that it is served. */
const addressesIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => {
    const { pathname } = new URL(url);
    return pathname;
  });
