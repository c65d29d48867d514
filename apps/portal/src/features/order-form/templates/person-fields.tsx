import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PlusIcon, TrashIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { TextField } from "@parution/kit/text-field";
import { EMPTY_PERSON, type Person } from "@parution/rules/notices";
import type { ReactNode } from "react";
import { CountField } from "./figure-fields.tsx";

interface GroupProps {
  label: string;
  note?: string | undefined;
  className?: string | undefined;
}

interface PersonFieldsProps extends GroupProps {
  person: Person;
  onChange: (person: Person) => void;
}

/** A person named in the notice. */
export function PersonFields({ person, onChange, ...group }: PersonFieldsProps) {
  return (
    <Group {...group}>
      <Inputs person={person} onChange={onChange} withShares={false} />
    </Group>
  );
}

interface PeopleFieldsProps extends GroupProps {
  people: readonly Person[];
  /** True where the notice names the shares of each. */
  withShares: boolean;
  onChange: (people: readonly Person[]) => void;
}

/** All persons named in one role. */
export function PeopleFields({ people, withShares, onChange, ...group }: PeopleFieldsProps) {
  const { t } = useLingui();
  return (
    <Group {...group}>
      {people.map((person, index) => (
        // Rows have no identity besides their position, and are not moved.
        <div key={index} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Inputs
              person={person}
              withShares={withShares}
              onChange={(changed) => onChange(people.with(index, changed))}
            />
          </div>
          {people.length > 1 && (
            <IconButton
              label={t`Retirer ${person.name === "" ? index + 1 : person.name}`}
              icon={<TrashIcon />}
              onClick={() => onChange(people.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
      <div>
        <Button size="sm" onClick={() => onChange([...people, EMPTY_PERSON])}>
          <PlusIcon />
          {t`Ajouter une personne`}
        </Button>
      </div>
    </Group>
  );
}

function Group({ label, note, className, children }: GroupProps & { children: ReactNode }) {
  return (
    <fieldset className={className}>
      <legend className="mb-2 font-semibold text-body-sm text-fg">
        {label} {note && <span className="ms-1 font-normal text-fg-muted">{note}</span>}
      </legend>
      <div className="grid gap-4">{children}</div>
    </fieldset>
  );
}

interface InputsProps extends Pick<PersonFieldsProps, "person" | "onChange"> {
  withShares: boolean;
}

function Inputs({ person, withShares, onChange }: InputsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap gap-3">
      <TextField
        label={t({ message: "Nom", context: "nom complet" })}
        dir="auto"
        className="min-w-40 flex-1"
        value={person.name}
        onChange={({ target }) => onChange({ ...person, name: target.value })}
      />
      <TextField
        label={t`Adresse`}
        dir="auto"
        className="min-w-48 flex-[1.5]"
        value={person.address}
        onChange={({ target }) => onChange({ ...person, address: target.value })}
      />
      {withShares && (
        <CountField
          label={t`Parts`}
          className="w-36"
          value={person.shares}
          onChange={(shares) => onChange({ ...person, shares })}
        />
      )}
    </div>
  );
}
