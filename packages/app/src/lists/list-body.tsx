import { Skeleton } from "@parution/kit/skeleton";
import { type ReactNode, Suspense } from "react";
import { ReadFailure } from "./read-failure.tsx";
import { type Reading, type ShownPage, useShownPage } from "./shown-page.ts";

interface ListBodyProps<Answer> {
  read: Reading<Answer> & { readonly mutate: () => Promise<unknown> };
  /** Heading of a failure without older data. */
  failureTitle: string;
  /** Table of the rows; its code may be loaded on demand. */
  children: (shown: ShownPage<Answer>) => ReactNode;
}

/** Rows of a list, with the error of their read or refresh. */
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
