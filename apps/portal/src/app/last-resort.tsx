import { useLanguage } from "@parution/app/links/links.tsx";

const texts = {
  fr: ["Cette page n’a pas pu s’afficher.", "Recharger la page"],
  ar: ["تعذر عرض هذه الصفحة.", "إعادة تحميل الصفحة"],
} as const;

/** Stands for the whole portal when not even its texts came: its own words, its reader's language, a way on. */
export function LastResort() {
  const language = useLanguage();
  const [what, retry] = texts[language];
  return (
    <main role="alert" lang={language} dir="auto" className="grid justify-items-center gap-4 p-8">
      <p>{what}</p>
      <button type="button" className="underline" onClick={() => location.reload()}>
        {retry}
      </button>
    </main>
  );
}
