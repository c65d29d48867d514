import { Tabs } from "@parution/kit/tabs";
import {
  type DerivedTheme,
  supportFileText,
  type ThemeRequest,
  themeCssOf,
} from "@parution/tokens/derive";
import { CopyButton } from "./copy-button.tsx";

/** Command that writes the same file. */
function commandOf({ slug, name, brand, paper, headlineFace, paperFace, radius }: ThemeRequest) {
  const options = [
    `--brand "${brand}"`,
    `--name ${JSON.stringify(name)}`,
    headlineFace && `--headline-face ${headlineFace}`,
    paperFace && `--paper-face ${paperFace}`,
    paper && `--paper "${paper}"`,
    radius !== undefined && `--radius ${radius}`,
  ];
  return ["pnpm tokens:new", slug, ...options.filter(Boolean)].join(" ");
}

function TextFile({ name, use, text }: { name: string; use: string; text: string }) {
  return (
    <figure dir="ltr" className="flex flex-col gap-3 pt-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 flex-col text-body-sm">
          <code className="break-all">{name}</code>
          <span className="text-fg-muted">{use}</span>
        </span>
        <CopyButton text={text} name={name} />
      </figcaption>
      <section
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
        tabIndex={0}
        className="max-h-80 overflow-auto rounded-card border border-line bg-sunken p-4"
      >
        <pre className="text-caption text-fg">{text}</pre>
      </section>
    </figure>
  );
}

/** Exports of the theme: the workspace's file, the command, a style sheet. */
export function ThemeFiles({ theme }: { theme: DerivedTheme }) {
  const { request } = theme;
  const files = [
    {
      id: "file",
      label: "File",
      name: `tokens/src/supports/${request.slug}.json`,
      use: "Put it there and build: the newspaper is a support.",
      text: supportFileText(theme),
    },
    {
      id: "command",
      label: "Command",
      name: "tokens:new",
      use: "Writes the same file, and builds.",
      text: commandOf(request),
    },
    {
      id: "css",
      label: "Style sheet",
      name: `${request.slug}.css`,
      use: "For a project of its own, beside the kit's styles.",
      text: themeCssOf(request),
    },
  ];
  return (
    <Tabs
      label="Take it away"
      items={files.map(({ id, label, ...file }) => ({ id, label, panel: <TextFile {...file} /> }))}
    />
  );
}
