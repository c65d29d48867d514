import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Button } from "@parution/kit/button";
import { FileIcon } from "@parution/kit/icon";
import { Suspense, useState } from "react";
import { useStemsFromNotice } from "../templates/ad-text.ts";
import type { TextShape } from "./text-shape.ts";

// Many ads are no legal notice: the templates' code and texts are loaded on demand.
const NoticeTemplates = lazyComponent(() =>
  import("../templates/notice-templates.tsx").then((module) => module.NoticeTemplates),
);
const NoticeMentions = lazyComponent(() =>
  import("../templates/notice-hints.tsx").then((module) => module.NoticeMentions),
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

/** Omissions and contradictions of a text from a template. */
export function NoticeCheck({ shape }: NoticeProps) {
  if (!useStemsFromNotice(shape)) return null;
  return (
    <Suspense>
      <NoticeMentions shape={shape} />
    </Suspense>
  );
}
