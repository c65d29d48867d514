import * as z from "zod/mini";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What is wrong with each field; a field that is right is absent. */
export interface CredentialFaults {
  readonly email?: "missing" | "invalid";
  readonly password?: "missing";
}

const schema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
  password: z.string().check(z.minLength(1)),
});

/** What a login form holds, or what is wrong with it (specification 1, point 5). */
export function readCredentials(
  form: FormData,
): { readonly credentials: Credentials } | { readonly faults: CredentialFaults } {
  const read = schema.safeParse(Object.fromEntries(form));
  if (read.success) return { credentials: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const empty = read.error.issues.some(
    ({ code, path }) => path[0] === "email" && code === "too_small",
  );
  return {
    faults: {
      ...(wrong.has("email") ? { email: empty ? "missing" : "invalid" } : {}),
      ...(wrong.has("password") ? { password: "missing" } : {}),
    },
  };
}
