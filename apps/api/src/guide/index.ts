import { readGuideContent, readGuideMenu } from "@parution/contract/guide";
import { bind, type Route } from "../platform/http/index.ts";
import { readChapter, readMenuFor } from "./guide.ts";

export const guideRoutes: readonly Route[] = [
  bind(readGuideMenu, ({ context, language, input }) =>
    readMenuFor(context.db, { supportId: input.query.supportId, language }),
  ),
  bind(readGuideContent, ({ context, language, input }) => {
    const { chapter, supportId } = input.query;
    return readChapter(context.db, chapter, { supportId, language });
  }),
];
