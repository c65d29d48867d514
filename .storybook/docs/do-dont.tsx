import { DocsContext } from "@storybook/addon-docs/blocks";
import { type ReactNode, useContext } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { CheckIcon, CloseIcon } from "../../packages/kit/src/icon/index.ts";
import { translate } from "../arabic/translate.ts";
import { attributesOf, scopeOf } from "../scope.ts";
import { FramedStory } from "./story-frame.tsx";
import { useGlobals } from "./use-globals.ts";

/** An example in the newspaper, language and scheme of the toolbar. */
function Sample({ children }: { children: ReactNode }) {
  const globals = useGlobals(useContext(DocsContext).channel);
  return (
    <div
      {...attributesOf(scopeOf(globals))}
      className="flex min-w-0 grow flex-col justify-center bg-page p-6 font-ui text-body text-fg"
    >
      <div>{globals.language === "ar" ? (translate(children) as ReactNode) : children}</div>
    </div>
  );
}

const verdicts = {
  do: {
    name: "Do",
    column: "md:col-start-1",
    Icon: CheckIcon,
    className: "border-success bg-success-soft text-on-success-soft",
  },
  dont: {
    name: "Don’t",
    column: "md:col-start-2",
    Icon: CloseIcon,
    className: "border-danger bg-danger-soft text-on-danger-soft",
  },
} as const;

export interface AdviceProps {
  /** Example, of components of the kit. */
  picture?: ReactNode;
  /** Story as an example, for what opens above the page; with the `height` of its frame. */
  story?: ModuleExport;
  height?: string;
  /** Advice, in one sentence. */
  children: ReactNode;
}

function Advice({
  verdict,
  picture,
  story,
  height = "16rem",
  children,
}: AdviceProps & { verdict: keyof typeof verdicts }) {
  const { name, Icon, className, column } = verdicts[verdict];
  const isPictured = picture !== undefined || story !== undefined;
  return (
    <li
      data-advice={verdict}
      className={`flex min-w-0 flex-col overflow-clip rounded-card border border-line bg-surface ${column} ${isPictured ? "" : "self-start"}`}
    >
      <p className={`flex items-center gap-2 border-t-4 px-4 py-2 font-semibold ${className}`}>
        <Icon />
        {name}
      </p>
      {picture && <Sample>{picture}</Sample>}
      {story && (
        <div className="bg-page p-3">
          <FramedStory of={story} height={height} />
        </div>
      )}
      <div className="border-t border-line px-4 py-3 text-body-sm [&_code]:m-0! [&_code]:p-0! [&_code]:font-semibold">
        {children}
      </div>
    </li>
  );
}

/** Advice to follow, with an example. */
export function Do(props: AdviceProps) {
  return <Advice verdict="do" {...props} />;
}

/** Advice against something, with an example. */
export function Dont(props: AdviceProps) {
  return <Advice verdict="dont" {...props} />;
}

/** Advice in two columns: what to do at the start, what to avoid beside it. */
export function DoDont({ children }: { children: ReactNode }) {
  return (
    <ul className="sb-unstyled my-6 grid gap-4 font-ui text-body text-fg md:grid-flow-dense md:grid-cols-2">
      {children}
    </ul>
  );
}
