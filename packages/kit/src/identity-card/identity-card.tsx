import { cva, cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { WarningIcon } from "../icon/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { Avatar } from "./avatar.tsx";
import { emailHref, phoneHref } from "./contact-links.ts";
import { type IdentityFact, IdentityFacts } from "./identity-facts.tsx";

export interface IdentityCardLabels {
  email: string;
  phone: string;
  /** Stands for a name that is missing. */
  unnamed: string;
  /** Stands for a fact that is missing. */
  missing: string;
}

export interface IdentityCardProps extends RootProps<"article"> {
  /** The person's name, or the company's where there is no person. */
  name: string;
  /** Civility before the name, such as "Mme". */
  civility?: string | undefined;
  /** The company that the person represents. */
  company?: string | undefined;
  /** The kind of account, such as "Professional". */
  kind?: string | undefined;
  /** Status badge of the account. */
  status?: ReactNode;
  /** Address of a square picture; initials stand for it. */
  photo?: string | undefined;
  /** A link that writes; text that is no address is shown without a link. */
  email?: string | undefined;
  /** A link that calls; text that is no number is shown without a link. */
  phone?: string | undefined;
  /** Further facts, in reading order. */
  facts?: readonly IdentityFact[] | undefined;
  /** Sentence about the missing details; absent for a complete profile. */
  incomplete?: ReactNode;
  /** Leads to where the profile is edited: a link or a button. */
  action?: ReactNode;
  /** Level of the name among the page's headings; 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words that the component says itself. */
  labels: IdentityCardLabels;
}

const kindTag = cva(
  "inline-flex w-fit max-w-full items-center rounded-pill border border-transparent bg-neutral-soft px-2.5 py-0.5 font-medium text-caption text-on-neutral-soft wrap-anywhere",
);

/** Identity of an account and its contact details. */
export function IdentityCard(props: IdentityCardProps) {
  const { name, civility, company, kind, status, photo, incomplete, action, labels, className } =
    props;
  const Name = `h${props.headingLevel ?? 2}` as const;
  const nameId = useId();
  const facts = factsOf(props);
  return (
    <article
      {...rootOf<"article">(props)}
      aria-labelledby={nameId}
      className={cx(
        "@container grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-line bg-surface p-4 text-body text-fg sm:p-5",
        className,
      )}
    >
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={name || company || ""} photo={photo} />
        <div className="grid min-w-0 flex-[1_1_9rem] grid-cols-[minmax(0,1fr)] gap-1">
          <Name
            id={nameId}
            dir="auto"
            className="text-start font-headline font-semibold text-heading text-title-sm wrap-anywhere"
          >
            {name.trim() ? fullName(name, civility) : labels.unnamed}
          </Name>
          {company && (
            <p className="text-body-sm text-fg-muted wrap-anywhere">
              <bdi>{company}</bdi>
            </p>
          )}
          {kind && <p className={kindTag()}>{kind}</p>}
          {status && <div className="pt-1">{status}</div>}
        </div>
        {action && <div className="flex shrink-0 flex-wrap gap-2">{action}</div>}
      </div>
      {facts.length > 0 && <IdentityFacts facts={facts} missing={labels.missing} />}
      {incomplete && (
        <div className="flex items-start gap-2 rounded-control border border-transparent bg-warning-soft px-3 py-2 text-body-sm text-on-warning-soft">
          <WarningIcon className="mt-[0.15em]" />
          <div className="min-w-0 wrap-anywhere">{incomplete}</div>
        </div>
      )}
    </article>
  );
}

function fullName(name: string, civility: string | undefined): string {
  return civility ? `${civility} ${name}` : name;
}

/** Contact details first, then the other facts. */
function factsOf({ email, phone, facts = [], labels }: IdentityCardProps) {
  const contacts = [
    { id: "email", label: labels.email, value: email, href: emailHref },
    { id: "phone", label: labels.phone, value: phone, href: phoneHref },
  ].flatMap(({ id, label, value, href }) =>
    value === undefined ? [] : { id, label, value, dir: "ltr" as const, href: href(value) },
  );
  return [...contacts, ...facts];
}
