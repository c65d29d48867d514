import { useOrder } from "../components/order-context.ts";
import type { TextShape } from "../model/text-shape.ts";
import { TextHints } from "./text-hints.tsx";
import { useAdText } from "./use-ad-text.ts";
import { useKeptNotice } from "./use-kept-notice.ts";
import { useNoticeMessages } from "./use-notice-messages.ts";

/** Says what a text from a template leaves out or contradicts. */
export function NoticeMentions({ shape }: { shape: TextShape }) {
  useNoticeMessages();
  const text = useAdText(shape);
  const notice = useKeptNotice(useOrder().account.user.id);
  if (notice === null || notice.kind === null) return null;
  return <TextHints notice={notice} kind={notice.kind} text={text} />;
}
