import { zodResolver } from "@hookform/resolvers/zod";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Resolver } from "react-hook-form";
import * as z from "zod/mini";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The login form's rules, with their messages in the page's language (specification 1, point 5). */
export function useCredentialsResolver(): Resolver<Credentials> {
  const { t } = useLingui();
  return useMemo(() => {
    const schema = z.object({
      email: z
        .string()
        .check(
          z.trim(),
          z.minLength(1, t`Saisissez votre adresse e-mail`),
          z.email(t`Email invalide`),
        ),
      password: z.string().check(z.minLength(1, t`Saisissez votre mot de passe`)),
    });
    return zodResolver(schema);
  }, [t]);
}
