import { Trans, useLingui } from "@lingui/react/macro";
import { NotFoundView } from "../../shared/not-found/not-found-view.tsx";
import { PageHead } from "../../shared/page-head/page-head.tsx";

/** Any address that no page has (specification 2, point 2). */
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
