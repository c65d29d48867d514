import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { FormCaptcha } from "@parution/app/form/form-captcha.tsx";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Button } from "@parution/kit/button";
import { Skeleton } from "@parution/kit/skeleton";
import { Tabs } from "@parution/kit/tabs";
import { TextField } from "@parution/kit/text-field";
import { Suspense } from "react";
import type { useVerification } from "./use-verification.ts";

/** Loaded on demand, since most visitors have a code. */
const CertificateFile = lazyComponent(() =>
  import("./certificate-file.tsx").then((module) => module.CertificateFile),
);

interface VerificationFormProps {
  form: ReturnType<typeof useVerification>;
}

/** The code or the file, the challenge, and in red what the server refuses. */
export function VerificationForm({ form }: VerificationFormProps) {
  const { t } = useLingui();
  return (
    <Form form={form} className="flex min-w-0 flex-col gap-6">
      <Evidence form={form} />
      <FormCaptcha form={form} />
      <FormRefusal form={form} />
      <Button
        type="submit"
        variant="primary"
        width="full"
        isPending={form.pending}
        pendingLabel={t`Vérification en cours`}
      >
        {t`Vérifier`}
      </Button>
    </Form>
  );
}

/** Fields of the evidence: a code or a reference, with dashes, spaces or small letters; or the certificate. */
function Evidence({ form }: VerificationFormProps) {
  const { t } = useLingui();
  const [way, file] = form.watch(["way", "file"]);
  return (
    <Tabs
      label={t`Ce que vous avez`}
      value={way}
      onChange={(chosen) => form.change("way", chosen === "file" ? "file" : "code")}
      items={[
        {
          id: "code",
          label: t`Un code ou une référence`,
          panel: (
            <TextField
              {...form.field("keyword")}
              label={t`Code de vérification ou référence web`}
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="7F3A-19C4-0B52-E8D6"
            />
          ),
        },
        {
          id: "file",
          label: t`Le PDF`,
          panel: (
            <Suspense fallback={<Skeleton className="h-32" />}>
              <CertificateFile
                file={file}
                onChange={(chosen) => form.change("file", chosen)}
                error={form.errorOf("file")}
              />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
