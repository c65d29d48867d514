import { type ThemeRequest, themeCssOf } from "@parution/tokens/derive";
import { useEffect, useRef } from "react";

export interface FramedStoryProps {
  /** The story's id. */
  id: string;
  title: string;
  /** A CSS length. */
  height: string;
  request: ThemeRequest;
  language: string;
  scheme: string;
}

const styleId = "derived-theme";

/**
 * Writes the theme's style sheet in a frame's document, over the one written before. It outweighs the
 * newspaper that the story itself asks for, and comes first: what the reader asks for still wins.
 */
function writeTheme(frame: HTMLIFrameElement, css: string): void {
  const { contentDocument } = frame;
  if (contentDocument === null) return;
  const style = contentDocument.getElementById(styleId) ?? contentDocument.createElement("style");
  style.id = styleId;
  style.textContent = css.replace(/^[^{]+/, ":root[data-support] ");
  contentDocument.head.prepend(style);
}

/** A story in a page of its own, which contains overlays. */
export function FramedStory({ id, title, height, request, language, scheme }: FramedStoryProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const css = themeCssOf(request);
  const globals = `language:${language};scheme:${scheme}`;
  useEffect(() => {
    if (ref.current) writeTheme(ref.current, css);
  }, [css]);
  return (
    <iframe
      ref={ref}
      title={title}
      loading="lazy"
      src={`iframe.html?id=${id}&viewMode=story&framed=true&globals=${encodeURIComponent(globals)}`}
      onLoad={(event) => writeTheme(event.currentTarget, css)}
      className="w-full rounded-card border border-line"
      style={{ blockSize: height }}
    />
  );
}
