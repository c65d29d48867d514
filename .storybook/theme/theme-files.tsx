import { ButtonLink } from "@parution/kit/button";
import { Tabs } from "@parution/kit/tabs";
import {
  type DerivedTheme,
  supportFile,
  supportFileText,
  type ThemeRequest,
  themeCssOf,
} from "@parution/tokens/derive";
import {
  figmaFiles,
  type Newspaper,
  resolverText,
  tokensStudioText,
} from "@parution/tokens/design-tools";
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

interface ExportedFile {
  name: string;
  use?: string;
  text: string;
  /** True where it is copied alone, since it is no file. */
  copyOnly?: boolean;
}

function TextFile({ name, use, text, copyOnly = false }: ExportedFile) {
  const type = name.endsWith(".css") ? "text/css" : "application/json";
  return (
    <figure dir="ltr" className="flex flex-col gap-3 pt-4">
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 flex-col text-body-sm">
          <code className="break-all">{name}</code>
          {use && <span className="text-fg-muted">{use}</span>}
        </span>
        <span className="flex flex-wrap gap-2">
          <CopyButton text={text} name={name} />
          {!copyOnly && (
            <ButtonLink
              size="sm"
              href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
              download={name.split("/").at(-1)}
            >
              Download<span className="sr-only"> {name}</span>
            </ButtonLink>
          )}
        </span>
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

/** Modes of Figma's variables, each a file. */
function variableFiles(newspaper: Newspaper): ExportedFile[] {
  return [...figmaFiles([newspaper])].map(([path, text]) => {
    const [collection = "", file = ""] = path.split("/");
    return { name: file, use: `Collection «${collection}»`, text };
  });
}

/** Exports of the theme: for the workspace, for a project of its own, for design tools. */
export function ThemeFiles({ theme }: { theme: DerivedTheme }) {
  const { request } = theme;
  const { slug } = request;
  const newspaper = { id: slug, file: supportFile(theme) };
  const items: { id: string; label: string; files: ExportedFile[] }[] = [
    {
      id: "file",
      label: "File",
      files: [
        {
          name: `tokens/src/supports/${slug}.json`,
          use: "Put it there and build: the newspaper is a support.",
          text: supportFileText(theme),
        },
      ],
    },
    {
      id: "command",
      label: "Command",
      files: [
        {
          name: "tokens:new",
          use: "Writes the same file, and builds.",
          text: commandOf(request),
          copyOnly: true,
        },
      ],
    },
    {
      id: "css",
      label: "Style sheet",
      files: [
        {
          name: `${slug}.css`,
          use: "For a project of its own, beside the kit's styles.",
          text: themeCssOf(request),
        },
      ],
    },
    {
      id: "dtcg",
      label: "DTCG",
      files: [
        {
          name: `${slug}.resolver.json`,
          use: "For tools that read a resolver of DTCG 2025.10.",
          text: resolverText(newspaper),
        },
      ],
    },
    { id: "figma", label: "Figma", files: variableFiles(newspaper) },
    {
      id: "studio",
      label: "Tokens Studio",
      files: [
        {
          name: `${slug}.tokens-studio.json`,
          use: "For Penpot, too.",
          text: tokensStudioText([newspaper]),
        },
      ],
    },
  ];
  return (
    <Tabs
      label="Take it away"
      items={items.map(({ id, label, files }) => ({
        id,
        label,
        panel: files.map((file) => <TextFile key={file.name} {...file} />),
      }))}
    />
  );
}
