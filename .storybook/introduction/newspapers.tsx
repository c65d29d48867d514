import { Button } from "@parution/kit/button";
import { CheckCircleIcon } from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import { type SupportId, supportIds, supportNames } from "@parution/tokens";
import { DocsContext } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { useGuideLanguage } from "../docs/guide.tsx";

const texts = {
  en: { show: "Show everything in it", published: "Published" },
  fr: { show: "Tout voir ainsi", published: "Publiée" },
} as const;

const swatches = ["brand", "brand-soft", "surface", "sunken", "paper"] as const;

/** A newspaper in its own theme; its button turns the toolbar, and with it the whole Storybook, to it. */
function Newspaper({ id }: { id: SupportId }) {
  const { channel } = use(DocsContext);
  const { show, published } = texts[useGuideLanguage()];
  const statuses = {
    published: { label: published, icon: CheckCircleIcon, tone: "success" },
  } as const;
  return (
    <li
      data-support={id}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 font-ui text-body text-fg"
    >
      <span aria-hidden="true" className="flex h-3 overflow-hidden rounded-pill border border-line">
        {swatches.map((name) => (
          <span
            key={name}
            className="flex-1"
            style={{ backgroundColor: `var(--pa-color-${name})` }}
          />
        ))}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="font-headline font-semibold text-heading text-title">
          {supportNames[id]}
        </span>
        <span lang="ar" dir="rtl" className="font-headline text-fg-muted text-title-sm">
          إعلان في ثلاث دقائق
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="sm"
          variant="primary"
          aria-label={`${show}: ${supportNames[id]}`}
          onClick={() => channel.emit(UPDATE_GLOBALS, { globals: { support: id } })}
        >
          {show}
        </Button>
        <StatusBadge variants={statuses} status="published" />
      </span>
    </li>
  );
}

/** Every support of the tokens, each as a card in its own theme and in the toolbar's scheme. */
export function Newspapers() {
  return (
    <ul className="sb-unstyled my-6! grid list-none grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-4 p-0!">
      {supportIds.map((id) => (
        <Newspaper key={id} id={id} />
      ))}
    </ul>
  );
}
