import { inThousands } from "../facts.ts";
import type { AdKind } from "./ad-kind.ts";

export const arabicClassified: readonly AdKind[] = [
  {
    heading: "offres-emploi",
    subheading: "industrie-btp",
    choices: [0, 2, 2],
    write: (f) => ({
      title: `مطلوب رؤساء أوراش بمدينة ${f.city}`,
      body: `تبحث شركة للبناء عن ${f.dice.between(2, 9)} رؤساء أوراش بعقد غير محدد المدة، تجربة لا تقل عن ثلاث سنوات في البناء. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "offres-emploi",
    subheading: "hotellerie-restauration",
    choices: [1, 1, 1],
    write: (f) => ({
      title: "فندق يوظف نادلين وطباخين",
      body: `فندق بمدينة ${f.city} يوظف بعقد محدد المدة نادلين وطباخين لهم تجربة سنة على الأقل، مع السكن والتغذية. الحضور شخصيا إلى ${f.street}. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "demandes-emploi",
    subheading: "gens-de-maison",
    write: (f) => ({
      title: "سيدة تبحث عن عمل بالبيوت",
      body: `سيدة ذات تجربة ${f.dice.between(4, 18)} سنة في الطبخ والعناية بالأطفال تبحث عن عمل بمدينة ${f.city} بدوام كامل. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "demandes-emploi",
    subheading: "employes-techniciens",
    write: (f) => ({
      title: "سائق مهني يبحث عن عمل",
      body: `سائق حاصل على رخصة السياقة صنف C وبطاقة السائق المهني، تجربة ${f.dice.between(5, 20)} سنة في النقل الوطني، مستعد للعمل فورا بمدينة ${f.city}. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-vente",
    subheading: "appartements",
    choices: [1, 0],
    write: (f) => ({
      title: `شقة للبيع بمدينة ${f.city}`,
      body: `شقة مساحتها ${f.dice.between(82, 145)} مترا مربعا ب${f.street}، غرفتان وصالونان ومطبخ مجهز ومرآب، محفظة. الثمن ${inThousands(f.dice.between(62, 190) * 10_000)} درهم. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-vente",
    subheading: "fermes",
    choices: [3, 0],
    write: (f) => ({
      title: `ضيعة فلاحية قرب ${f.city}`,
      body: `ضيعة محفظة مساحتها ${f.dice.between(3, 28)} هكتارات، بئران وسقي بالتنقيط وسكن، مغروسة بأشجار الزيتون والخروب. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-location",
    subheading: "vacances",
    choices: [1, 0],
    write: (f) => ({
      title: `كراء شقة مفروشة للعطل بمدينة ${f.city}`,
      body: `شقة مفروشة قريبة من الشاطئ تتسع لستة أشخاص، ${inThousands(f.dice.between(35, 90) * 10)} درهم لليلة الواحدة. الحجز على الرقم ${f.phone}.`,
    }),
  },
  {
    heading: "immobilier-location",
    subheading: "bureaux-locaux",
    choices: [2, 1],
    write: (f) => ({
      title: `محل تجاري للكراء، ${f.city}`,
      body: `محل مساحته ${f.dice.between(125, 320)} مترا مربعا بواجهتين على ${f.street}، يصلح لبنك أو صيدلية أو معرض. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "automobiles",
    subheading: "voitures",
    choices: [1, 1, 1],
    write: (f) => ({
      title: `سيارة بنزين أوتوماتيكية، موديل ${f.year - f.dice.between(2, 8)}`,
      body: `سيارة في حالة جيدة، ${inThousands(f.dice.between(35, 150) * 1000)} كيلومتر، فحص تقني حديث. الثمن ${inThousands(f.dice.between(70, 195) * 1000)} درهم قابل للنقاش. ${f.city}، الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "automobiles",
    subheading: "engins",
    choices: [0, 0, 1],
    write: (f) => ({
      title: "جرار فلاحي للبيع",
      body: `جرار بقوة ${f.dice.between(65, 120)} حصانا مع محراث ومقطورة، ${inThousands(f.dice.between(12, 60) * 100)} ساعة عمل، يمكن معاينته بضواحي ${f.city}. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "affaires-services",
    subheading: "association",
    write: (f) => ({
      title: "البحث عن شريك في مشروع",
      body: `صاحب مشروع في ${f.activity} بمدينة ${f.city} يبحث عن شريك للتوسع، الدراسة جاهزة والمقر متوفر. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "affaires-services",
    subheading: "demenagement-travaux",
    write: (f) => ({
      title: `نقل الأثاث من ${f.city} إلى جميع المدن`,
      body: `تغليف ونقل وتركيب، شاحنات مجهزة وتأمين على الأثاث، معاينة بالمجان. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "cours-formations",
    subheading: "soutien-scolaire",
    write: (f) => ({
      title: "دروس الدعم في الرياضيات والفيزياء",
      body: `أستاذ ذو تجربة يقدم دروس الدعم لتلاميذ البكالوريا بمدينة ${f.city}، مجموعات صغيرة، تنطلق الحصص يوم ${f.comingDay}. الهاتف: ${f.phone}.`,
    }),
  },
  {
    heading: "cours-formations",
    subheading: "inscriptions",
    write: (f) => ({
      title: `فتح باب التسجيل: ${f.school}`,
      body: `تعلن المؤسسة الكائنة ب${f.street}، ${f.city}، عن فتح باب التسجيل في السلكين الابتدائي والإعدادي إلى غاية ${f.comingDay}. نقل مدرسي ومطعم.`,
    }),
  },
  {
    heading: "carnet",
    subheading: "deces",
    write: (f) => ({
      title: `تعزية في وفاة ${f.person}`,
      body: `بقلوب مؤمنة بقضاء الله وقدره، ينعى أصدقاء وأقارب الفقيد ${f.person} الذي وافته المنية بمدينة ${f.city}، سائلين الله أن يتغمده بواسع رحمته. إنا لله وإنا إليه راجعون.`,
    }),
  },
  {
    heading: "pertes-divers",
    subheading: "perte-documents",
    write: (f) => ({
      title: "ضياع رسم عقاري",
      body: `يصرح ${f.person} أنه أضاع نظير الرسم العقاري عدد ${f.register} بمدينة ${f.city}. المرجو ممن عثر عليه إرجاعه إلى ${f.street}.`,
    }),
  },
];
