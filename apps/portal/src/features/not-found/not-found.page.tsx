import { Trans, useLingui } from "@lingui/react/macro";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { NotFoundView } from "../../shared/not-found-view.tsx";

/** Any address that no page has. */
export default function NotFoundPage() {
  const { t } = useLingui();
  const title = t`Cette page n’existe pas`;
  return (
    <>
      <PageHead title={title} description={title} canonical={null} />
      <NotFoundView title={title}>
        <Trans>L’adresse est peut-être incomplète, ou l’annonce n’est plus en ligne.</Trans>
      </NotFoundView>
    </>
  );
}
