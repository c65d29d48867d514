import { Button } from "@parution/kit/button";
import { CheckCircleIcon, WarningIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { StatusBadge } from "@parution/kit/status-badge";
import type { Scheme } from "@parution/tokens/derive";

const texts = {
  fr: {
    heading: "Une annonce légale, en trois minutes",
    lead: "Elle paraît le jour choisi, dans l'édition choisie.",
    order: "Commander",
    draft: "Enregistrer",
    terms: "Tarifs et délais",
    message: "Les brouillons sont gardés trente jours.",
    statuses: {
      published: { label: "Publiée", icon: CheckCircleIcon, tone: "success" },
      waiting: { label: "À compléter", icon: WarningIcon, tone: "warning" },
    },
    paper: "AVIS DE CONSTITUTION. Par acte du 12 novembre, il a été constitué une société.",
    paperNote: "Casablanca, 3 lignes",
  },
  ar: {
    heading: "إعلان قانوني في ثلاث دقائق",
    lead: "يُنشر في اليوم المختار، في الطبعة المختارة.",
    order: "أرسلوا الطلب",
    draft: "احفظوا",
    terms: "الأثمنة والآجال",
    message: "تُحفظ المسودات ثلاثين يوماً.",
    statuses: {
      published: { label: "منشور", icon: CheckCircleIcon, tone: "success" },
      waiting: { label: "للإتمام", icon: WarningIcon, tone: "warning" },
    },
    paper: "إعلان عن تأسيس شركة. بمقتضى عقد مؤرخ في 12 نونبر، تم تأسيس شركة.",
    paperNote: "الدار البيضاء، 3 أسطر",
  },
} as const;

export interface SpecimenProps {
  /** Support whose theme it has. */
  slug: string;
  scheme: Scheme;
  language: keyof typeof texts;
}

/** Overview of the theme: a heading, actions, a message, states and the newspaper's page. */
export function Specimen({ slug, scheme, language }: SpecimenProps) {
  const { heading, lead, order, draft, terms, message, statuses, paper, paperNote } =
    texts[language];
  return (
    <section
      aria-label={scheme}
      data-support={slug}
      data-scheme={scheme}
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      className="flex flex-col gap-5 rounded-card border border-line bg-page p-6 font-ui text-body text-fg"
    >
      <div className="flex flex-col gap-1.5">
        <p className="font-headline font-semibold text-heading text-title">{heading}</p>
        <p className="text-fg-muted">{lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">{order}</Button>
        <Button>{draft}</Button>
        <Link href="#terms" variant="standalone">
          {terms}
        </Link>
      </div>
      <p className="rounded-card bg-brand-soft px-4 py-3 text-body-sm text-on-brand-soft">
        {message}
      </p>
      <div className="flex flex-wrap gap-2">
        <StatusBadge variants={statuses} status="published" />
        <StatusBadge variants={statuses} status="waiting" />
      </div>
      <div className="border-paper-rule border-t-2 bg-paper p-4 font-paper">
        <p className="text-paper-ink">{paper}</p>
        <p className="mt-2 text-caption text-paper-muted">{paperNote}</p>
      </div>
    </section>
  );
}
