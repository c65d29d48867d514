import type { ReactNode } from "react";
import { type GuideText, useGuideLanguage, useGuideText } from "../docs/guide.tsx";

/** A page of the foundations: in the language of the guides and left to right, whatever the stories around it speak. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div
      lang={useGuideLanguage()}
      dir="ltr"
      className="flex max-w-6xl flex-col gap-10 font-ui text-body text-fg"
    >
      {children}
    </div>
  );
}

export interface SectionProps {
  title: GuideText;
  /** Use of the samples, in a sentence. */
  note?: GuideText;
  /** The title's level: 2 on a page with a title of its own, 3 inside a docs page. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Samples of one kind under a title. */
export function Section({ title, note, level = 3, children }: SectionProps) {
  const Title = `h${level}` as const;
  const say = useGuideText();
  return (
    <section className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <Title className="font-headline text-title-sm font-semibold text-heading">
          {say(title)}
        </Title>
        {note && <p className="max-w-prose text-body-sm text-fg-muted">{say(note)}</p>}
      </header>
      {children}
    </section>
  );
}

/** A name as in code. */
export function Name({ children }: { children: ReactNode }) {
  return <code className="text-caption text-fg">{children}</code>;
}
