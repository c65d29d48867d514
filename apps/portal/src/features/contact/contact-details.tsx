import { useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "@parution/contract/call";
import type { Network, readContactDetails } from "@parution/contract/contact";
import {
  ClockIcon,
  GlobeIcon,
  HomeIcon,
  type IconProps,
  MailIcon,
  NewspaperIcon,
  PhoneIcon,
} from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import type { ComponentType, ReactNode } from "react";
import { Agencies } from "../../shared/agencies.tsx";

export type Details = CallAnswer<typeof readContactDetails>;

/** Names of social networks are the same in every language. */
const NETWORK_NAMES: Readonly<Record<Exclude<Network, "website">, string>> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
  x: "X",
  youtube: "YouTube",
  whatsapp: "WhatsApp",
};

/** Addresses and opening hours of the publisher. */
export function ContactDetails({ details }: { details: Details }) {
  const { t } = useLingui();
  const { name, address, hours, networks } = details;
  return (
    <section aria-label={t`Coordonnées`} className="flex min-w-0 flex-col gap-7">
      {address !== null && (
        <Detail icon={HomeIcon} title={t`Adresse`}>
          <address className="not-italic">
            {name !== null && <span className="block font-semibold text-heading">{name}</span>}
            <bdi>{address}</bdi>
          </address>
        </Detail>
      )}
      <Lines phone={details.phone} email={details.email} />
      {hours.length > 0 && (
        <Detail icon={ClockIcon} title={t`Horaires`}>
          <Hours hours={hours} />
        </Detail>
      )}
      {details.agencies.length > 0 && (
        <Detail icon={NewspaperIcon} title={t`Agences`}>
          <Agencies agencies={details.agencies} />
        </Detail>
      )}
      {networks.length > 0 && (
        <Detail icon={GlobeIcon} title={t`Suivez-nous`}>
          <Networks networks={networks} />
        </Detail>
      )}
    </section>
  );
}

function Lines({ phone, email }: Pick<Details, "phone" | "email">) {
  const { t } = useLingui();
  return (
    <>
      {phone !== null && (
        <Detail icon={PhoneIcon} title={t`Téléphone`}>
          <Link variant="standalone" href={`tel:${phone.replaceAll(" ", "")}`}>
            <bdi dir="ltr" className="tabular-nums">
              {phone}
            </bdi>
          </Link>
        </Detail>
      )}
      {email !== null && (
        <Detail icon={MailIcon} title={t`E-mail`}>
          <Link variant="standalone" href={`mailto:${email}`} className="wrap-anywhere">
            <bdi dir="ltr">{email}</bdi>
          </Link>
        </Detail>
      )}
    </>
  );
}

function Networks({ networks }: Pick<Details, "networks">) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {networks.map(({ network, url }) => (
        <li key={url}>
          <Link
            variant="standalone"
            href={url}
            target="_blank"
            className="pointer-coarse:min-h-touch"
          >
            {network === "website" ? t`Site du journal` : NETWORK_NAMES[network]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DetailProps {
  icon: ComponentType<IconProps>;
  title: string;
  children: ReactNode;
}

function Detail({ icon: Icon, title, children }: DetailProps) {
  return (
    <div className="flex gap-4">
      <span className="mt-0.5 text-brand">
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="mb-1 text-body-sm text-fg-muted">{title}</h2>
        {children}
      </div>
    </div>
  );
}

function Hours({ hours }: Pick<Details, "hours">) {
  const { t } = useLingui();
  return (
    <dl className="flex max-w-xs flex-col gap-y-1">
      {hours.map(({ days, hours: open }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-6">
          <dt className="min-w-24 flex-1">{days}</dt>
          <dd className={open === null ? "text-fg-muted" : "tabular-nums"}>
            {open === null ? t`Fermé` : <bdi dir="ltr">{open}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
