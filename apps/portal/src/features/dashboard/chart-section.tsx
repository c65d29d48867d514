import type { ReactNode } from "react";

/** A section of the dashboard, separated from the one above by a hairline. */
export function ChartSection({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <section className={`min-w-0 border-t border-line pt-6 ${wide ? "xl:col-span-2" : ""}`}>
      {children}
    </section>
  );
}
