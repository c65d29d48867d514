import { CaptchaFrame } from "@parution/kit/captcha-frame";
import { FileDrop } from "@parution/kit/file-drop";
import { MoneyField } from "@parution/kit/money-field";
import { morocco, PhoneField } from "@parution/kit/phone-field";
import { type IsoDate, PublicationCalendar } from "@parution/kit/publication-calendar";
import { type FormEvent, useState } from "react";

/** A form without a state of its own: what it posts is what the fields give to the platform. */
export function NativeForm() {
  const [posted, setPosted] = useState("");
  const [days, setDays] = useState<readonly IsoDate[]>([]);
  const [verified, setVerified] = useState(false);

  function post(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].map(([name, value]) =>
      typeof value === "string" ? `${name}=${value}` : `${name}=${value.name}:${value.size}`,
    );
    setPosted(entries.join("\n"));
  }

  return (
    <form onSubmit={post}>
      <MoneyField
        label="Montant"
        name="amount"
        required
        unit="DH"
        locale="fr-MA"
        labels={{ unreadable: "Illisible", tooSmall: String, tooLarge: String }}
      />
      <PhoneField
        label="Téléphone"
        name="phone"
        required
        countries={[morocco("Maroc")]}
        labels={{ country: "Indicatif", unreadable: "Illisible" }}
      />
      <FileDrop
        label="Pièces"
        name="files"
        required
        accept={[".txt"]}
        maxFiles={3}
        maxBytes={1000}
        labels={{
          invite: "Choisir",
          remove: (name) => `Retirer ${name}`,
          refused: ({ name }) => `${name} refusé`,
          size: (bytes) => `${bytes} o`,
          held: (count) => `Pièces : ${count}`,
        }}
      />
      <PublicationCalendar
        name="days"
        required
        error={days.length === 0 ? "Choisissez une date" : undefined}
        value={days}
        onChange={setDays}
        blocked={new Map()}
        minValue="2026-11-23"
        maxValue="2026-12-31"
        today="2026-11-23"
        locale="fr-MA"
        months={1}
        labels={{
          calendar: "Dates",

          previousMonth: "Mois précédent",
          nextMonth: "Mois suivant",
          chosen: (count) => `${count} dates`,
          remove: (day) => `Retirer ${day}`,
          clear: "Tout retirer",
          outside: "Hors période",
        }}
      />
      <CaptchaFrame
        label="Vérification"
        name="captcha"
        value="token-1"
        required
        state={verified ? "verified" : "idle"}
        onRetry={() => undefined}
        labels={{
          states: {
            idle: "À faire",
            solving: "En cours",
            verified: "Vérifié",
            expired: "Expiré",
            failed: "Échec",
            unavailable: "Indisponible",
          },
          retry: "Réessayer",
        }}
      >
        <button type="button" onClick={() => setVerified(true)}>
          Je ne suis pas un robot
        </button>
      </CaptchaFrame>
      <button type="submit">Envoyer</button>
      <output>{posted}</output>
    </form>
  );
}
