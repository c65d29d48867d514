import type { Language } from "../support/labels.ts";

/** Duration of each scene, in seconds. */
export const SCENE_SECONDS = 4;

interface Film {
  /** The newspaper whose form is filmed. */
  readonly supportId: Readonly<Record<Language, number>>;
  /** Captions of the scenes. */
  readonly captions: Readonly<Record<Language, readonly string[]>>;
}

/** The guide's films, by the name of their files. */
export const films: Readonly<Record<string, Film>> = {
  print: {
    supportId: { fr: 1, ar: 2 },
    captions: {
      fr: [
        "Choisissez la rubrique et le format de votre annonce.",
        "Écrivez : l’aperçu montre chaque ligne facturée.",
        "Cochez les dates ouvertes sur le calendrier.",
        "Le prix suit : vérifiez-le, puis payez.",
      ],
      ar: [
        "اختاروا باب إعلانكم وشكله.",
        "اكتبوا: تعرض المعاينة كل سطر مفوتر.",
        "حددوا التواريخ المفتوحة على التقويم.",
        "يظهر الثمن فورا: تحققوا منه ثم أدوا.",
      ],
    },
  },
  digital: {
    supportId: { fr: 4, ar: 4 },
    captions: {
      fr: [
        "Choisissez la rubrique de votre annonce numérique.",
        "Écrivez librement : la longueur ne change pas le prix.",
        "Choisissez vos dates, dès le prochain jour ouvré.",
        "Un prix fixe par date : vérifiez-le, puis payez.",
      ],
      ar: [
        "اختاروا باب إعلانكم الرقمي.",
        "اكتبوا بحرية: لا يغير الطول الثمن.",
        "اختاروا تواريخكم ابتداء من أقرب يوم عمل.",
        "ثمن ثابت عن كل تاريخ: تحققوا منه ثم أدوا.",
      ],
    },
  },
};

const timeOf = (seconds: number) => `00:00:${String(seconds).padStart(2, "0")}.000`;

/** Captions as WebVTT, one a scene. */
export function captionsOf(lines: readonly string[]): string {
  const cues = lines.map((line, scene) => {
    const start = scene * SCENE_SECONDS;
    return `${timeOf(start)} --> ${timeOf(start + SCENE_SECONDS)}\n${line}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}
