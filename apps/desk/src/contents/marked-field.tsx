import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { TextArea } from "@parution/kit/text-area";
import { useRef } from "react";

interface MarkedFieldProps {
  label: string;
  language: "fr" | "ar";
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  rows?: number;
  /** True where the text has headings. */
  hasHeadings?: boolean;
}

/** Text with marks for bold words, lists and links, and buttons that write them (docs/domain/contents.md#marks). */
export function MarkedField(props: MarkedFieldProps) {
  const { label, language, value, onChange, error, rows = 5, hasHeadings = false } = props;
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  const mark = (write: (selected: string) => Written) => {
    if (area.current) replaceSelection(area.current, write);
  };
  const linkText = t`texte du lien`;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextArea
        ref={area}
        label={label}
        lang={language}
        dir={language === "ar" ? "rtl" : "ltr"}
        rows={rows}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <fieldset aria-label={t`Mise en forme : ${label}`} className="flex flex-wrap gap-1">
        <Button size="sm" variant="quiet" onClick={() => mark(bold)}>
          <strong>{t`Gras`}</strong>
        </Button>
        <Button size="sm" variant="quiet" onClick={() => mark(listed)}>{t`Liste`}</Button>
        <Button size="sm" variant="quiet" onClick={() => mark(numbered)}>
          {t`Liste numérotée`}
        </Button>
        {hasHeadings && (
          <Button size="sm" variant="quiet" onClick={() => mark(titled)}>{t`Titre`}</Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          onClick={() => mark((selected) => linked(selected || linkText))}
        >
          {t`Lien`}
        </Button>
      </fieldset>
    </div>
  );
}

/** New text in place of a selection, and the part of it that is selected then. */
interface Written {
  readonly text: string;
  readonly from: number;
  readonly until: number;
  /** True for text that begins a line. */
  readonly isLine?: boolean;
}

const around = (before: string, selected: string, after: string): Written => ({
  text: `${before}${selected}${after}`,
  from: before.length,
  until: before.length + selected.length,
});

const bold = (selected: string) => around("**", selected, "**");

const lines = (selected: string, markOf: (index: number) => string): Written => {
  const text = selected
    .split("\n")
    .map((line, index) => `${markOf(index)}${line}`)
    .join("\n");
  return { text, from: text.length, until: text.length, isLine: true };
};

const listed = (selected: string) => lines(selected, () => "- ");
const numbered = (selected: string) => lines(selected, (index) => `${index + 1}. `);
const titled = (selected: string) => lines(selected, () => "## ");

const ADDRESS = "https://";

function linked(selected: string): Written {
  const before = `[${selected}](`;
  return { ...around(before, ADDRESS, ")"), from: before.length + ADDRESS.length };
}

/** Writes as typing does, so that the browser's undo takes it back. */
function replaceSelection(area: HTMLTextAreaElement, write: (selected: string) => Written): void {
  const { selectionStart, selectionEnd, value } = area;
  const { text, from, until, isLine = false } = write(value.slice(selectionStart, selectionEnd));
  const breaksLine = isLine && selectionStart > 0 && value[selectionStart - 1] !== "\n";
  const written = breaksLine ? `\n${text}` : text;
  area.focus();
  // The only way to write that keeps the undo history; browsers without it take the plain one.
  if (!document.execCommand("insertText", false, written)) {
    area.setRangeText(written, selectionStart, selectionEnd, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const start = selectionStart + written.length - text.length;
  area.setSelectionRange(start + from, start + until);
}
