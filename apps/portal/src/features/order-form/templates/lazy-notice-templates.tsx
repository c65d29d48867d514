import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense } from "react";
import type { TextShape } from "../model/text-shape.ts";

const load = () => import("./notice-templates.tsx");
const NoticeTemplates = lazy(() => load().then((module) => ({ default: module.NoticeTemplates })));
const NoticeMentions = lazy(() => load().then((module) => ({ default: module.NoticeMentions })));

interface LazyNoticeProps {
  /** The ad's text fields, which a notice is written into. */
  shape: TextShape;
}

/** Templates of legal notices: many ads are none, so their code and their texts come apart. */
export function LazyNoticeTemplates(props: LazyNoticeProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" className="max-w-56" />}>
      <NoticeTemplates {...props} />
    </Suspense>
  );
}

/** What the ad's text still leaves out, where a template wrote it. */
export function LazyNoticeMentions(props: LazyNoticeProps) {
  return (
    <Suspense>
      <NoticeMentions {...props} />
    </Suspense>
  );
}
