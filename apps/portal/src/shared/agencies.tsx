import type { CallAnswer } from "@parution/contract/call";
import type { readContactDetails } from "@parution/contract/contact";
import { Link } from "@parution/kit/link";

interface AgenciesProps {
  agencies: CallAnswer<typeof readContactDetails>["agencies"];
}

/** Agencies of the newspaper, where ads are taken and issues collected. */
export function Agencies({ agencies }: AgenciesProps) {
  return (
    <ul className="flex flex-col gap-4">
      {agencies.map(({ name, address, city, phone, hours }) => (
        <li key={`${name} ${city}`}>
          <address className="flex flex-col not-italic">
            <span className="font-semibold text-heading">{name}</span>
            {/* As a flex item a `bdi` is a block, which would align to the side of its own language. */}
            <span>
              <bdi>{address}</bdi>
            </span>
            <span>{city}</span>
            {phone !== null && (
              <Link variant="standalone" href={`tel:${phone.replaceAll(" ", "")}`}>
                <bdi dir="ltr" className="tabular-nums">
                  {phone}
                </bdi>
              </Link>
            )}
            {hours !== "" && <span className="text-body-sm text-fg-muted">{hours}</span>}
          </address>
        </li>
      ))}
    </ul>
  );
}
