import { useLingui } from "@lingui/react/macro";
import { languageNames, languages } from "@parution/app/i18n/languages.ts";
import { keepLanguage } from "@parution/app/links/choices.ts";
import { useLanguage, usePageLocation } from "@parution/app/links/links.tsx";
import { joinPath } from "@parution/app/links/path-prefix.ts";
import { LanguageSwitch } from "@parution/kit/language-switch";
import { type ReactNode, useState } from "react";

/** Longest token that is sent; none of the service's is as long. */
const LONGEST = 200;

/** Token of a one-time address, from the part that browsers send to no server; a text that no link has where there is none. */
export function linkTokenOf(hash: string): string {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("jeton") ?? "";
  return token.trim() === "" ? "-" : token.slice(0, LONGEST);
}

/** Narrow page before the login, with the choice of language. */
export function OutsidePage({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { page, search } = usePageLocation();
  const [hash] = useState(location.hash);
  return (
    <div className="min-h-dvh bg-page font-ui text-fg">
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-3">
        <span className="font-semibold">{t`Le bureau`}</span>
        <LanguageSwitch
          value={useLanguage()}
          items={languages.map((code) => ({
            code,
            name: languageNames[code],
            href: `${joinPath({ language: code }, page)}${search}${hash}`,
          }))}
          onChange={keepLanguage}
        />
      </header>
      <main className="grid justify-items-center px-4 py-10">
        <div className="flex w-full max-w-sm flex-col gap-8">{children}</div>
      </main>
    </div>
  );
}
