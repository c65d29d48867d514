import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense } from "react";
import type { NoticeTemplatesProps } from "./notice-templates.tsx";

const NoticeTemplates = lazy(() =>
  import("./notice-templates.tsx").then((module) => ({
    default: module.NoticeTemplates,
  })),
);

/** Templates of legal notices: many ads are none, so their code and their texts come apart. */
export function LazyNoticeTemplates(props: NoticeTemplatesProps) {
  return (
    <Suspense fallback={<Skeleton shape="control" className="max-w-56" />}>
      <NoticeTemplates {...props} />
    </Suspense>
  );
}
