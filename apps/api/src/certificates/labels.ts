/** Labels and sentences of certificates. */
export const labels = {
  title: {
    insertion: { fr: "Attestation d’insertion", ar: "شهادة الإدراج" },
    publication: { fr: "Attestation de parution", ar: "شهادة النشر" },
  },
  hasAppeared: { fr: "a paru aux dates suivantes.", ar: "قد نشر في التواريخ التالية." },
  hasAppearedInPart: {
    fr: "a paru aux dates dites « parue » ci-dessous ; l’état des autres y est indiqué.",
    ar: "قد نشر في تواريخ النشر المبينة أدناه، وحالة التواريخ الأخرى مبينة معها.",
  },
  willAppear: {
    fr: "a été commandée et validée, et que sa parution est prévue aux dates suivantes.",
    ar: "قد طلب وتمت المصادقة عليه، وأن نشره مقرر في التواريخ التالية.",
  },
  willAppearInPart: {
    fr: "a été commandée et validée, et que sa parution est prévue aux dates dites « prévue » ci-dessous.",
    ar: "قد طلب وتمت المصادقة عليه، وأن نشره مقرر في التواريخ المقررة المبينة أدناه.",
  },
  caution: {
    fr: "Ce document ne prouve pas la parution. Une attestation de parution est délivrée une fois celle-ci constatée.",
    ar: "لا تثبت هذه الوثيقة النشر. تسلم شهادة النشر بعد معاينة صدور الإعلان.",
  },
  reference: { fr: "Référence", ar: "المرجع" },
  paperReference: { fr: "Référence papier", ar: "المرجع الورقي" },
  heading: { fr: "Rubrique", ar: "الباب" },
  published: { fr: "Parue le", ar: "تاريخ النشر" },
  missed: { fr: "Non parue le", ar: "لم ينشر بتاريخ" },
  printedText: { fr: "Texte imprimé", ar: "النص المطبوع" },
  earlier: { fr: "Attestations antérieures", ar: "شهادات سابقة" },
  rule: { fr: "Preuve retenue", ar: "وسيلة الإثبات" },
  rules: {
    printed: { fr: "le numéro imprimé", ar: "العدد المطبوع" },
    calendar: {
      fr: "le calendrier du journal, sans relecture du numéro imprimé",
      ar: "رزنامة الجريدة، دون مراجعة العدد المطبوع",
    },
    calendarAndPrinted: {
      fr: "le numéro imprimé là où il a été relu, ailleurs le calendrier du journal",
      ar: "العدد المطبوع حيث تمت مراجعته، وفيما عداه رزنامة الجريدة",
    },
    web: { fr: "le journal de publication du site", ar: "سجل النشر بالموقع" },
  },
  unconfirmed: {
    printed: {
      fr: ["numéro imprimé pas encore constaté", "numéros imprimés pas encore constatés"],
      ar: "ولم تتم بعد معاينة العدد المطبوع",
    },
    calendar: {
      fr: ["non signalée manquante", "non signalées manquantes"],
      ar: "ولم يبلغ عن عدم صدوره",
    },
    web: {
      fr: ["non constatée en ligne", "non constatées en ligne"],
      ar: "ولم تتم معاينته على الموقع",
    },
  },
  printHead: [
    { fr: "Numéro du", ar: "عدد" },
    { fr: "Page", ar: "الصفحة" },
    { fr: "Constatée par", ar: "عاينه" },
    { fr: "SHA-256 du numéro imprimé", ar: "SHA-256 للعدد المطبوع" },
  ],
  confirmedBy: {
    program: { fr: "le programme", ar: "البرنامج" },
    person: { fr: "une personne", ar: "شخص" },
  },
  webHead: [
    { fr: "Depuis le", ar: "منذ" },
    { fr: "Adresse", ar: "العنوان" },
    { fr: "SHA-256 du contenu publié (JSON)", ar: "SHA-256 للمحتوى المنشور (JSON)" },
  ],
  served: {
    ended: { fr: "hors ligne", ar: "خارج الموقع" },
    unknown: { fr: "en ligne", ar: "على الموقع" },
  },
  planned: { fr: "Prévue le", ar: "نشر مقرر بتاريخ" },
  issued: { fr: "Délivrée le", ar: "سلمت بتاريخ" },
  clipping: {
    insertion: { fr: "L’annonce telle qu’elle est validée", ar: "الإعلان كما تمت المصادقة عليه" },
    publication: { fr: "L’annonce telle qu’elle a paru", ar: "الإعلان كما نشر" },
    printed: { fr: "L’annonce dans le numéro imprimé", ar: "الإعلان في العدد المطبوع" },
  },
  qr: { fr: "Code à scanner :", ar: "رمز للمسح:" },
  check: { fr: "Vérifiez cette attestation", ar: "للتحقق من هذه الشهادة" },
  key: { fr: "Code", ar: "الرمز" },
  signature: { fr: "Signature Ed25519", ar: "التوقيع Ed25519" },
  pdfSignature: { fr: "Signature du journal", ar: "توقيع الجريدة" },
  keys: { fr: "Clés publiques", ar: "المفاتيح العمومية" },
  signed: { fr: "Énoncé signé de l’attestation", ar: "النص الموقع للشهادة" },
} as const;
