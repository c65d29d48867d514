import type { ThemeRequest } from "@parution/tokens/derive";
import { useEffect, useMemo, useState } from "react";
import { Section } from "../foundations/sheet.tsx";
import { FramedStory } from "./framed-story.tsx";
import { type GalleryEntry, galleryOf } from "./gallery-entries.ts";
import { StoryBoundary } from "./story-boundary.tsx";

export interface GalleryProps {
  request: ThemeRequest;
  language: "fr" | "ar";
  /** `light`, `dark` or `system`, as in the toolbar. */
  scheme: string;
}

/** Components that need the width of a page. */
const wide = new Set([
  "Ad canvas",
  "App header",
  "Attestation card",
  "Bar chart",
  "Date range picker",
  "Filter bar",
  "Footer",
  "Line chart",
  "Page layout",
  "Photo gallery",
  "Publication calendar",
  "Share bars",
  "Stepper",
  "Table",
]);

function Stories({ stories }: Pick<GalleryEntry, "stories">) {
  const [Only] = stories;
  if (stories.length === 1 && Only) return <Only />;
  return (
    <div className="flex flex-wrap items-center gap-4">
      {stories.map((Story, position) => (
        <Story key={position} />
      ))}
    </div>
  );
}

function Cell({ entry, ...props }: GalleryProps & { entry: GalleryEntry }) {
  const { id, name, stories, frame } = entry;
  return (
    <article
      aria-label={name}
      className={`flex min-w-0 flex-col gap-3 ${wide.has(name) || frame ? "md:col-span-2" : ""}`}
    >
      <p className="text-body-sm text-fg-muted">{name}</p>
      {frame ? (
        <FramedStory id={id} title={name} height={frame} {...props} />
      ) : (
        <div
          lang={props.language}
          dir={props.language === "ar" ? "rtl" : "ltr"}
          // A component's fixed elements stay in their cell.
          className="min-w-0 flex-1 rounded-card border border-line bg-page p-5 [contain:layout_paint]"
        >
          <StoryBoundary>
            <Stories stories={stories} />
          </StoryBoundary>
        </div>
      )}
    </article>
  );
}

/** Every component of the kit, in the theme on show. Its `key` is the language. */
export function Gallery(props: GalleryProps) {
  const groups = useMemo(() => galleryOf(props.language), [props.language]);
  // Some components take the focus when they appear; here it would scroll the form out of sight.
  const [settled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return (
    <div inert={!settled} className="flex flex-col gap-12">
      {[...groups].map(([group, entries]) => (
        <Section key={group} level={2} title={group}>
          <div className="grid gap-x-4 gap-y-8 md:grid-cols-2">
            {entries.map((entry) => (
              <Cell key={entry.id} entry={entry} {...props} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}
