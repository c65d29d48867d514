import { framePage, type Html } from "../../shared/page.ts";
import { type Language, texts } from "../texts.ts";

export type { Html } from "../../shared/page.ts";

interface LayoutProps {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  /** A file of `/static/` to run on the page. */
  readonly script?: string;
}

/** The frame of every page. */
export function layout({ language, script, ...props }: LayoutProps): Html {
  const { service, alert } = texts[language];
  const address = script === undefined ? undefined : `/static/${script}`;
  return framePage({ ...props, language, service, alert, script: address });
}
