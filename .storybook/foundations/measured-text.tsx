import { useLayoutEffect, useRef, useState } from "react";
import { useGuideText } from "../docs/guide.tsx";
import { Name } from "./sheet.tsx";

export interface MeasuredTextProps {
  /** Class that sets it: `text-title`. */
  name: string;
  language: "fr" | "ar";
  text: string;
}

/** Size and leading of an element as the browser sets it: «26 / 33 px». */
function measure(element: HTMLElement): string {
  const { fontSize, lineHeight } = getComputedStyle(element);
  const pixels = (length: string) => Math.round(Number.parseFloat(length) * 10) / 10;
  return `${pixels(fontSize)} / ${pixels(lineHeight)} px`;
}

/** A line of text in one size and one script, with the size and leading that it really has. */
export function MeasuredText({ name, language, text }: MeasuredTextProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [size, setSize] = useState("");
  useLayoutEffect(() => {
    if (ref.current) setSize(measure(ref.current));
  });
  const say = useGuideText();
  const large = /title|display/.test(name);
  return (
    <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
      <p
        ref={ref}
        lang={language}
        dir={language === "ar" ? "rtl" : "ltr"}
        className={`${name} ${large ? "font-headline font-semibold text-heading" : "text-fg"}`}
      >
        {text}
      </p>
      <p
        className={`text-caption text-fg-muted tabular-nums ${language === "ar" ? "text-end" : ""}`}
      >
        <Name>{name}</Name> {language === "fr" ? "Latin" : say({ en: "Arabic", fr: "Arabe" })}{" "}
        {size}
      </p>
    </div>
  );
}
