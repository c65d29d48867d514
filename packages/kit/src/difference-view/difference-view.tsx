import { cva, cx } from "class-variance-authority";
import { useId, useMemo } from "react";
import { directionOf } from "../language/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { type DifferencePart, differenceOf } from "./difference.ts";

export interface DifferenceViewLabels {
  /** Read out before a part that is gone: «removed». */
  removed: string;
  /** Read out before a part that is new: «added». */
  added: string;
  /** Stands over the earlier text, where both are shown: «Before». */
  before: string;
  /** Stands over the later text, where both are shown: «Now». */
  after: string;
  /** Stands above texts that do not differ: «No change». */
  unchanged: string;
}

export interface DifferenceViewProps extends RootProps<"div"> {
  /** Name of what is compared: «Text of the ad». */
  label: string;
  /** Earlier text. */
  before: string;
  /** Later text. */
  after: string;
  /** `merged` by default: one text with both. `sides`: one beside the other, or below it where room is short. */
  view?: "merged" | "sides" | undefined;
  /** The language of the texts (BCP 47), where it is known. Their direction is that of their first letter. */
  language?: string | undefined;
  /** Words that the component says itself. */
  labels: DifferenceViewLabels;
}

/** Difference of two texts, word by word, in either direction of writing. */
export function DifferenceView(props: DifferenceViewProps) {
  const { label, before, after, view = "merged", language, labels, className } = props;
  const id = useId();
  const parts = useMemo(() => differenceOf(before, after), [before, after]);
  const text = { lang: language, dir: directionOf(after) ?? directionOf(before), labels };
  const isSame = before === after;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are texts.
    <div
      {...rootOf<"div">(props)}
      role="group"
      aria-labelledby={id}
      className={cx("@container/difference grid min-w-0 gap-2", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p id={id} className="font-semibold text-body-sm text-heading">
          {label}
        </p>
        {isSame && <p className="text-body-sm text-fg-muted">{labels.unchanged}</p>}
      </div>
      {view === "merged" || isSame ? (
        <DifferenceText {...text} parts={parts} />
      ) : (
        <div className="grid min-w-0 gap-3 @2xl/difference:grid-cols-2">
          <Side label={labels.before} {...text} parts={without(parts, "added")} />
          <Side label={labels.after} {...text} parts={without(parts, "removed")} />
        </div>
      )}
    </div>
  );
}

function without(parts: readonly DifferencePart[], kind: DifferencePart["kind"]) {
  return parts.filter((part) => part.kind !== kind);
}

interface DifferenceTextProps {
  parts: readonly DifferencePart[];
  lang: string | undefined;
  dir: "ltr" | "rtl" | undefined;
  labels: DifferenceViewLabels;
}

function Side({ label, ...text }: DifferenceTextProps & { label: string }) {
  return (
    <div className="grid min-w-0 grid-rows-[auto_1fr] gap-1">
      <p className="text-caption text-fg-muted">{label}</p>
      <DifferenceText {...text} />
    </div>
  );
}

/** A text, with its lines as they were written. */
const textClasses =
  "min-w-0 whitespace-pre-wrap rounded-control border border-line bg-surface p-4 text-body text-fg wrap-anywhere";

/** A changed part: distinguished by a line through or under it as well as by its ground. */
const changeVariants = cva(
  "box-decoration-clone rounded-[2px] px-0.5 decoration-2 [unicode-bidi:isolate]",
  {
    variants: {
      kind: {
        removed: "bg-danger-soft text-on-danger-soft line-through decoration-danger",
        added:
          "bg-success-soft font-semibold text-on-success-soft underline decoration-success underline-offset-4",
      },
    },
  },
);

/** Elements of the changed parts, which search engines and screen readers know. */
const ELEMENTS = { removed: "del", added: "ins" } as const;

function DifferenceText({ parts, lang, dir, labels }: DifferenceTextProps) {
  return (
    <p lang={lang} dir={dir} className={textClasses}>
      {parts.map(({ kind, text }, index) => {
        if (kind === "same") return text;
        const Change = ELEMENTS[kind];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place.
          <Change key={index} className={changeVariants({ kind })}>
            <span className="sr-only">{` ${labels[kind]} `}</span>
            {text}
          </Change>
        );
      })}
    </p>
  );
}
