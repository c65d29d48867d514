import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, Suspense } from "react";
import { ReadFailure } from "./read-failure.tsx";
import { type Reading, type ShownPage, useShownPage } from "./shown-page.ts";

interface ListBodyProps<Answer> {
  read: Reading<Answer> & { readonly mutate: () => Promise<unknown> };
  /** What cannot be shown, where nothing could be read. */
  failureTitle: string;
  /** The rows, whose code may come apart. */
  children: (shown: ShownPage<Answer>) => ReactNode;
}

/** The rows of a list, and why they did not come or could not be brought up to date. */
export function ListBody<Answer>({ read, failureTitle, children }: ListBodyProps<Answer>) {
  const { error, mutate } = read;
  const shown = useShownPage(read);
  return (
    <>
      <ReadFailure
        title={failureTitle}
        error={error}
        isBesideOld={shown.answer !== undefined}
        onRetry={() => void mutate()}
      />
      {(shown.answer !== undefined || shown.loading) && (
        <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
          {children(shown)}
        </Suspense>
      )}
    </>
  );
}
