import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { FileIcon } from "@parution/kit/icon";
import { lazy, Suspense, useState } from "react";
import type { TextShape } from "../model/text-shape.ts";
import { useStemsFromNotice } from "../templates/use-stems-from-notice.ts";

// Many ads are no legal notice: the templates' code and their texts come when they are asked for.
const NoticeTemplates = lazy(() =>
  import("../templates/notice-templates.tsx").then((module) => ({
    default: module.NoticeTemplates,
  })),
);
const NoticeMentions = lazy(() =>
  import("../templates/notice-mentions.tsx").then((module) => ({
    default: module.NoticeMentions,
  })),
);

interface NoticeProps {
  /** The ad's text fields, which a notice is written into. */
  shape: TextShape;
}

/** Starts the ad's text from a legal notice's template, or goes back to the one that wrote it. */
export function NoticeStart({ shape }: NoticeProps) {
  const { t } = useLingui();
  const stems = useStemsFromNotice(shape);
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        <FileIcon />
        {stems ? t`Modifier le modèle` : t`Partir d’un modèle`}
      </Button>
      {open && (
        <Suspense>
          <NoticeTemplates shape={shape} goesOn={stems} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** What a text from a template leaves out or contradicts. */
export function NoticeCheck({ shape }: NoticeProps) {
  if (!useStemsFromNotice(shape)) return null;
  return (
    <Suspense>
      <NoticeMentions shape={shape} />
    </Suspense>
  );
}
