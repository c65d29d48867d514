import { type ReactNode, useId } from "react";

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** Section of a form under a number that CSS counts, since sections depend on the user's choices. */
export function FormSection({ title, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-6 border-line border-t pt-8 [counter-increment:section] first:border-t-0 first:pt-0"
    >
      <h2
        id={titleId}
        className="flex items-center gap-3 font-headline text-heading text-title-sm wrap-anywhere before:grid before:size-8 before:shrink-0 before:place-items-center before:rounded-pill before:bg-brand-soft before:font-semibold before:font-ui before:text-body-sm before:text-on-brand-soft before:content-[counter(section)]"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
