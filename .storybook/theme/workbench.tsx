import {
  deriveTheme,
  pairRatios,
  schemes,
  type ThemeRequest,
  themeValues,
} from "@parution/tokens/derive";
import { type ReactNode, useMemo, useState } from "react";
import { PairSummary } from "../foundations/pair-summary.tsx";
import { type PairColumn, PairTable } from "../foundations/pair-table.tsx";
import { Section } from "../foundations/sheet.tsx";
import { AppliedTheme } from "./applied-theme.tsx";
import { ImportFile } from "./import-file.tsx";
import { Specimen } from "./specimen.tsx";
import { ThemeFiles } from "./theme-files.tsx";
import { ThemeForm } from "./theme-form.tsx";
import { useThemeAnswers } from "./use-theme-answers.ts";

export interface WorkbenchProps {
  /** Language of the themed samples; the page itself is in English. */
  language: "fr" | "ar";
  /** Further samples in the theme. */
  children?: (request: ThemeRequest) => ReactNode;
}

/** Table of pairs, rendered on demand: it is long, and changes with every keystroke. */
function EveryPair({ columns }: { columns: readonly PairColumn[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 text-link">Every pair</summary>
      {open && <PairTable caption="Contrast of every pair" columns={columns} />}
    </details>
  );
}

const titles = { light: "Light", dark: "Dark" } as const;

/** Derives a newspaper's theme while its answers are typed, and applies it. */
export function Workbench({ language, children }: WorkbenchProps) {
  const state = useThemeAnswers();
  const { request } = state;
  const theme = useMemo(() => deriveTheme(request), [request]);
  const columns = schemes.map((scheme) => {
    const values = themeValues(theme, scheme);
    return { title: titles[scheme], values, ratios: pairRatios(values) };
  });
  return (
    <div lang="en" dir="ltr" className="min-h-dvh bg-page font-ui text-body text-fg">
      <AppliedTheme request={request} />
      <div className="mx-auto grid max-w-[90rem] gap-x-12 gap-y-10 px-4 py-10 sm:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <aside
          aria-label="Theme"
          className="flex flex-col gap-8 lg:sticky lg:top-10 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:p-1"
        >
          <h1 className="font-headline font-semibold text-heading text-title">Theme a newspaper</h1>
          <ThemeForm {...state} />
          <ImportFile answers={state.answers} request={request} onChange={state.replace} />
        </aside>
        <main className="flex min-w-0 flex-col gap-12">
          <div className="grid gap-4 xl:grid-cols-2">
            {schemes.map((scheme) => (
              <Specimen key={scheme} scheme={scheme} language={language} slug={request.slug} />
            ))}
          </div>
          <Section level={2} title="Contrast">
            <PairSummary ratios={columns.flatMap(({ ratios }) => ratios)} />
            <EveryPair columns={columns} />
          </Section>
          <Section level={2} title="Take it away">
            <ThemeFiles theme={theme} />
          </Section>
          {children?.(request)}
        </main>
      </div>
    </div>
  );
}
