import { zodResolver } from "@hookform/resolvers/zod";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { MoneyField } from "@parution/kit/money-field";
import { Select } from "@parution/kit/select";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { Controller, useForm } from "react-hook-form";
import * as z from "zod";

const schema = z.object({
  section: z.string().min(1, "Choisissez une rubrique."),
  text: z.string().trim().min(10, "Écrivez au moins dix lettres."),
  price: z.int("Donnez un prix.").positive("Donnez un prix."),
  email: z.email("Cette adresse n'est pas complète."),
});

export type Ad = z.output<typeof schema>;

/** Answer of a server that refuses: messages by field, or one about the whole. */
export interface Refusal {
  fields?: Partial<Record<keyof Ad, string>>;
  message?: string;
}

interface AdFormProps {
  /** Sends the ad; resolves with nothing once it is taken. */
  send: (ad: Ad) => Promise<Refusal | undefined>;
  /** Text written before. */
  draft?: Partial<Ad>;
}

export function AdForm({ send, draft }: AdFormProps) {
  const form = useForm<Ad>({
    resolver: zodResolver(schema),
    defaultValues: { section: "", text: "", email: "", ...draft },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async (ad) => {
    const refusal = await send(ad);
    if (refusal?.message) form.setError("root", { message: refusal.message });
    for (const [name, message] of Object.entries(refusal?.fields ?? {})) {
      form.setError(name as keyof Ad, { message }, { shouldFocus: true });
    }
  });

  return (
    // The words under the fields are yours, not the browser's.
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <Select
        {...form.register("section")}
        label="Rubrique"
        placeholder="Choisissez"
        items={[
          { value: "jobs", label: "Emploi" },
          { value: "cars", label: "Voitures" },
        ]}
        required
        error={errors.section?.message}
      />
      <TextArea
        {...form.register("text")}
        label="Texte de l'annonce"
        required
        error={errors.text?.message}
      />
      <Controller
        name="price"
        control={form.control}
        render={({ field: { value = null, ...field } }) => (
          <MoneyField
            {...field}
            value={value}
            label="Prix demandé"
            unit="DH"
            locale="fr-FR"
            required
            error={errors.price?.message}
            labels={{
              unreadable: "Ce montant est illisible.",
              tooSmall: (min) => `Au moins ${min}.`,
              tooLarge: (max) => `Au plus ${max}.`,
            }}
          />
        )}
      />
      <TextField
        {...form.register("email")}
        type="email"
        dir="ltr"
        label="Adresse e-mail"
        required
        error={errors.email?.message}
      />
      {errors.root?.message && (
        <Alert tone="danger" labels={{ tone: "Erreur" }}>
          {errors.root.message}
        </Alert>
      )}
      {isSubmitSuccessful && (
        <Alert tone="success" labels={{ tone: "Succès" }}>
          Votre annonce est enregistrée.
        </Alert>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={isSubmitting}
        pendingLabel="Envoi en cours"
      >
        Envoyer l'annonce
      </Button>
    </form>
  );
}
