import { type SupportId, supportIds } from "@parution/tokens";
import type { ReactNode } from "react";

const schemes = ["light", "dark"] as const;

/** Number of panels in a matrix. */
export const panelCount = supportIds.length * schemes.length;

/** The least width of a panel: as many stand side by side as find room, on a phone one. */
const panels = {
  narrow: "grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))]",
  wide: "grid-cols-[repeat(auto-fill,minmax(min(33rem,100%),1fr))]",
} as const;

export interface AllSupportsProps {
  /** Renders the component once; it is called for each support and scheme with a key of its own. */
  children: (key: string) => ReactNode;
  /** `wide` for what folds on a narrow page, such as a table. Default `narrow`. */
  panel?: keyof typeof panels;
}

interface PanelProps {
  support: SupportId;
  scheme: (typeof schemes)[number];
  children: AllSupportsProps["children"];
}

function Panel({ support, scheme, children }: PanelProps) {
  return (
    <section
      data-support={support}
      data-scheme={scheme}
      aria-label={`${support}, ${scheme}`}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-page p-4 font-ui text-fg"
    >
      <p className="font-headline text-title-sm text-heading">{support}</p>
      {children(`${support}-${scheme}`)}
    </section>
  );
}

/** Frame for stories: the same thing in every support's theme, all of them in light, then in dark. */
export function AllSupports({ children, panel = "narrow" }: AllSupportsProps) {
  return (
    <div className="flex w-full min-w-0 flex-col gap-4">
      {schemes.map((scheme) => (
        <div key={scheme} className={`grid gap-4 ${panels[panel]}`}>
          {supportIds.map((support) => (
            <Panel key={support} support={support} scheme={scheme}>
              {children}
            </Panel>
          ))}
        </div>
      ))}
    </div>
  );
}
