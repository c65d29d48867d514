import { inThousands } from "../facts.ts";
import type { AdKind } from "./ad-kind.ts";

export const arabicOfficial: readonly AdKind[] = [
  {
    heading: "annonces-legales",
    subheading: "constitution",
    write: (f) => ({
      title: `تأسيس شركة ${f.company} ش.م.م`,
      body: `بمقتضى عقد عرفي مؤرخ في ${f.pastDay} بمدينة ${f.city} تم وضع القانون الأساسي لشركة ذات مسؤولية محدودة بالمواصفات التالية:\nالتسمية: ${f.company}.\nالغرض: ${f.activity}.\nالمقر الاجتماعي: ${f.street}، ${f.city}.\nرأس المال: ${f.capital} درهم.\nالمسير: ${f.person}.\nالمدة: 99 سنة.\nتم الإيداع القانوني بالمحكمة التجارية تحت رقم ${f.register}.`,
    }),
  },
  {
    heading: "annonces-legales",
    subheading: "cession-parts",
    write: (f) => ({
      title: `${f.company}: تفويت حصص اجتماعية`,
      body: `قرر الجمع العام الاستثنائي المنعقد بتاريخ ${f.pastDay} المصادقة على تفويت ${f.person} لمجموع حصصه لفائدة ${f.otherPerson}، وتعديل الفصلين 6 و7 من النظام الأساسي.\nالإيداع القانوني بمحكمة ${f.city} تحت رقم ${f.register}.`,
    }),
  },
  {
    heading: "annonces-legales",
    subheading: "augmentation-capital",
    write: (f) => ({
      title: `رفع رأسمال شركة ${f.company}`,
      body: `بموجب محضر مؤرخ في ${f.pastDay} تقرر رفع رأسمال الشركة إلى ${f.capital} درهم عن طريق إدماج الحسابات الجارية للشركاء. المقر الاجتماعي: ${f.street}، ${f.city}. السجل التجاري رقم ${f.register}.`,
    }),
  },
  {
    heading: "annonces-legales",
    subheading: "nomination-gerant",
    write: (f) => ({
      title: `تعيين مسير جديد لشركة ${f.company}`,
      body: `قرر الشركاء بتاريخ ${f.pastDay} قبول استقالة ${f.person} من مهامه كمسير وتعيين ${f.otherPerson} مسيرا وحيدا للشركة لمدة غير محدودة. السجل التجاري بمدينة ${f.city} رقم ${f.register}.`,
    }),
  },
  {
    heading: "annonces-judiciaires",
    subheading: "vente-encheres",
    write: (f) => ({
      title: `إعلان عن بيع قضائي بالمزاد العلني بمدينة ${f.city}`,
      body: `يعلن رئيس كتابة الضبط لدى المحكمة الابتدائية بمدينة ${f.city} أنه ستقع سمسرة عمومية يوم ${f.comingDay} على الساعة العاشرة صباحا لبيع العقار ذي الرسم العقاري عدد ${f.register}.\nالثمن الافتتاحي: ${inThousands(f.dice.between(18, 240) * 10_000)} درهم، ويؤدى الثمن حالا مع زيادة 3٪.`,
    }),
  },
  {
    heading: "annonces-judiciaires",
    subheading: "succession",
    write: (f) => ({
      title: `إعلان بشأن تركة المرحوم ${f.person}`,
      body: `يعلن مكتب التوثيق بمدينة ${f.city} لكل من له حق في تركة المرحوم ${f.person} أن يتقدم بطلبه مرفقا بالوثائق إلى المكتب الكائن ب${f.street} قبل ${f.comingDay}.`,
    }),
  },
  {
    heading: "annonces-administratives",
    subheading: "enquete-publique",
    write: (f) => ({
      title: `بحث علني بجماعة ${f.city}`,
      body: `ينهى إلى علم العموم أنه سيفتح ابتداء من ${f.comingDay} ولمدة عشرين يوما بحث علني حول مشروع ${f.project} المقدم من طرف ${f.company}. الملف والسجل رهن إشارة العموم بمقر الجماعة.`,
    }),
  },
  {
    heading: "annonces-administratives",
    subheading: "conservation-fonciere",
    write: (f) => ({
      title: `مطلب تحفيظ عدد ${f.register}`,
      body: `بمقتضى مطلب مؤرخ في ${f.pastDay} طلب ${f.person} تحفيظ الملك المسمى «${f.company}» الكائن ب${f.street}، ${f.city}. تقبل التعرضات داخل أجل شهرين من تاريخ النشر.`,
    }),
  },
  {
    heading: "appels-offres",
    subheading: "travaux",
    signature: (f) => `المدير: ${f.person}`,
    write: (f) => ({
      title: `إعلان عن طلب عروض مفتوح رقم ${f.dice.between(1, 96)}/${f.year}`,
      body: `في يوم ${f.comingDay} على الساعة العاشرة صباحا سيتم بمدينة ${f.city} فتح الأظرفة المتعلقة بأشغال تهيئة الطرق، ${f.street}.\nالضمان المؤقت: ${inThousands(f.dice.between(2, 30) * 5000)} درهم. يسحب ملف طلب العروض من مصلحة الصفقات.`,
    }),
  },
  {
    heading: "appels-offres",
    subheading: "services",
    signature: () => "مصلحة الصفقات",
    write: (f) => ({
      title: "طلب عروض لخدمات النظافة والحراسة",
      body: `تعلن ${f.company} عن طلب عروض رقم ${f.dice.between(1, 96)}/${f.year} لخدمات النظافة والحراسة بمقرها الكائن ب${f.street}، ${f.city}. آخر أجل لإيداع العروض: ${f.comingDay}.`,
    }),
  },
  {
    heading: "convocations",
    subheading: "assemblee-ordinaire",
    signature: () => "مجلس الإدارة",
    write: (f) => ({
      title: `${f.company}: دعوة لحضور الجمع العام العادي`,
      body: `يدعى السادة المساهمون لحضور الجمع العام العادي يوم ${f.comingDay} على الساعة الثالثة زوالا بمقر الشركة، ${f.street}، ${f.city}.\nجدول الأعمال: تقرير التسيير؛ المصادقة على الحسابات؛ تخصيص النتيجة.`,
    }),
  },
  {
    heading: "convocations",
    subheading: "associations",
    write: (f) => ({
      title: `جمع عام لتعاونية ${f.company}`,
      body: `يدعو رئيس التعاونية ${f.person} كافة المنخرطين لحضور الجمع العام السنوي يوم ${f.comingDay} ابتداء من الساعة الرابعة عصرا بمقر التعاونية بمدينة ${f.city}.`,
    }),
  },
  {
    heading: "communication-financiere",
    subheading: "communique",
    signature: (f) => `للاتصال: ${f.phone}`,
    write: (f) => ({
      title: `بلاغ صحفي لشركة ${f.company}`,
      body: `بلغ رقم المعاملات ${f.dice.between(40, 900)} مليون درهم بارتفاع قدره ${f.dice.between(2, 14)}٪، وأكد المجلس المنعقد يوم ${f.pastDay} توقعاته.`,
    }),
  },
];
