import { DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { type SyntheticEvent, useContext, useEffect, useRef } from "react";
import type { Globals, ModuleExport } from "storybook/internal/types";
import { useGlobals } from "./use-globals.ts";

/** Globals that an address can carry: a percent sign is not among what Storybook reads. */
const addressed = ["support", "language", "scheme", "density"];

interface StoryFrameProps {
  /** The story's id. */
  id: string;
  title: string;
  /** CSS length that the frame has at least. */
  height: string;
  globals: Globals;
  /** True for a frame that is only looked at: screen readers and the keyboard skip it. */
  isPicture?: boolean;
}

/** A story in a document of its own, where its play runs, with the toolbar's choices. */
export function StoryFrame({ id, title, height, globals, isPicture = false }: StoryFrameProps) {
  const sizes = useRef<ResizeObserver>(undefined);
  useEffect(() => () => sizes.current?.disconnect(), []);

  // What is higher on a phone would be cut: the frame grows with what it shows, unless that grows with its window.
  const grow = ({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) => {
    const inner = frame.contentDocument;
    if (!inner) return;
    sizes.current?.disconnect();
    sizes.current = new ResizeObserver(() => {
      const before = frame.style.minBlockSize;
      const content = inner.documentElement.scrollHeight;
      if (content <= frame.clientHeight) return;
      frame.style.minBlockSize = `${content + 2}px`;
      if (inner.documentElement.scrollHeight > frame.clientHeight)
        frame.style.minBlockSize = before;
    });
    sizes.current.observe(inner.body);
  };

  const chosen = addressed.map((name) => `${name}:${globals[name]}`).join(";");
  const src = `iframe.html?viewMode=story&framed=true&id=${id}&globals=${chosen}`;
  return (
    <iframe
      key={src}
      title={title}
      src={src}
      // Each is a whole preview, and a component may have ten.
      loading="lazy"
      onLoad={grow}
      // A frame that is being loaded is light: in a dark one the browser would paint it white. Not where the scheme is the
      // system's, which the frame reads from here.
      style={{ blockSize: height, ...(globals.scheme !== "system" && { colorScheme: "light" }) }}
      {...(isPicture && { "aria-hidden": true, tabIndex: -1 })}
      className={`block w-full rounded-control border border-line ${isPicture ? "pointer-events-none" : ""}`}
    />
  );
}

/** A story in a frame of its own as a picture, on a docs page. */
export function FramedStory({ of, height }: { of: ModuleExport; height: string }) {
  const { story } = useOf(of, ["story"]);
  const globals = useGlobals(useContext(DocsContext).channel);
  return (
    <StoryFrame id={story.id} title={story.name} height={height} globals={globals} isPicture />
  );
}
