import { Story, useOf } from "@storybook/addon-docs/blocks";
import { Children, isValidElement, type ReactElement, type ReactNode, useRef } from "react";
import type { ModuleExport } from "storybook/internal/types";
import { type Box, placeMarkers } from "./markers.ts";
import { FramedStory } from "./story-frame.tsx";
import { useBoxes } from "./use-boxes.ts";

export interface PartProps {
  /** Selector of the part's element: the first one that it finds and that is visible. */
  at: string;
  /** Name of the part, with the props that decide about it. */
  children: ReactNode;
}

/** Part of an anatomy: a number in its picture and a row of its legend. */
export function Part({ children }: PartProps) {
  return children;
}

export interface AnatomyProps {
  /** Story that is rendered. */
  of: ModuleExport;
  /** Parts in reading order. */
  children: ReactNode;
  /**
   * Height of a frame of its own, in which the story's play function runs: for what opens above the page. Default: the
   * story's `frame`, where it asks for one.
   */
  frame?: string;
  /** Greatest width of the story. Default: the page's. */
  width?: string;
}

const number =
  "flex size-5 items-center justify-center rounded-full bg-fg font-ui text-caption font-semibold leading-none text-page tabular-nums";

function Markers({ parts, picture }: { parts: readonly (Box | null)[]; picture: Box }) {
  const found = parts.flatMap((box, index) => (box ? [{ box, name: index + 1 }] : []));
  const markers = placeMarkers(
    found.map(({ box }) => box),
    picture,
  );
  return (
    <div data-markers aria-hidden className="pointer-events-none absolute inset-0" dir="ltr">
      <svg className="absolute inset-0 size-full text-fg" role="presentation">
        {found.map(({ box, name }) => (
          <rect
            key={name}
            x={box.x - 2.5}
            y={box.y - 2.5}
            width={box.width + 5}
            height={box.height + 5}
            rx={4}
            fill="none"
            stroke="currentColor"
            strokeDasharray="2 3"
            strokeOpacity={0.55}
          />
        ))}
        {markers.map(({ at, end }, index) => (
          <g key={found[index]?.name} stroke="currentColor" fill="currentColor">
            <line x1={at.x} y1={at.y} x2={end.x} y2={end.y} />
            <circle cx={end.x} cy={end.y} r={2} />
          </g>
        ))}
      </svg>
      {markers.map(({ at }, index) => (
        <span
          key={found[index]?.name}
          className={`absolute -translate-x-1/2 -translate-y-1/2 ${number}`}
          style={{ insetInlineStart: at.x, insetBlockStart: at.y }}
        >
          {found[index]?.name}
        </span>
      ))}
    </div>
  );
}

/**
 * Parts of a component: a story with numbers on its parts, and their names below it. The picture is for the eye; what it shows is
 * read from the list.
 */
export function Anatomy({ of, children, frame, width }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const { story } = useOf(of, ["story"]);
  const framed = frame ?? (story.parameters.frame as string | undefined);
  const parts = Children.toArray(children).filter((child): child is ReactElement<PartProps> =>
    isValidElement(child),
  );
  const boxes = useBoxes(
    picture,
    parts.map(({ props }) => props.at),
  );
  return (
    <figure
      data-anatomy={story.id}
      className="sb-unstyled my-6 overflow-clip rounded-card border border-line font-ui text-body text-fg"
    >
      <div ref={picture} className="relative bg-page px-8 py-8 sm:px-12">
        <div inert={framed === undefined} className="mx-auto" style={{ maxInlineSize: width }}>
          {framed === undefined ? (
            <Story of={of} __forceInitialArgs __primary />
          ) : (
            <FramedStory of={of} height={framed} />
          )}
        </div>
        {boxes && <Markers {...boxes} />}
      </div>
      <ol className="grid gap-x-8 gap-y-3 border-t border-line bg-surface p-6 text-body-sm sm:grid-cols-2">
        {parts.map((part, index) => (
          <li
            key={part.key}
            data-found={boxes ? boxes.parts[index] !== null : undefined}
            className="flex gap-3 [&_code]:m-0! [&_code]:p-0! [&_code]:font-semibold"
          >
            <span aria-hidden className={`mt-px shrink-0 ${number}`}>
              {index + 1}
            </span>
            <div className="min-w-0">{part}</div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
