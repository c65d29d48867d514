export {
  isLinkAddress,
  plainText,
  type RichTextLimits,
  readRichText,
  richTextFault,
  type TextBlock,
  type TextRun,
} from "./rich-text.ts";
