export type Language = "fr" | "ar";

/** Labels of the pages by language: journeys find every control by its label. */
export interface PageLabels {
  readonly account: string;
  readonly login: {
    readonly title: string;
    readonly email: string;
    readonly password: string;
    readonly submit: string;
  };
  readonly order: {
    readonly title: string;
    readonly heading: string;
    readonly type: string;
    readonly subheading: string;
    readonly text: string;
    readonly nextMonth: string;
    readonly city: string;
    readonly terms: string;
    readonly submit: string;
    /** Beginning of the preview's name: print and web ads end it differently. */
    readonly preview: string;
    readonly lines: string;
    readonly price: string;
    readonly total: string;
  };
  readonly recap: {
    readonly title: string;
    readonly method: string;
    readonly balance: string;
    readonly card: string;
    readonly pay: string;
  };
  readonly outcome: {
    readonly accepted: string;
    readonly refused: string;
    readonly pending: string;
    readonly unpaid: string;
    readonly unknown: string;
    readonly cash: string;
    readonly codeExpired: string;
    readonly credited: string;
    readonly retry: string;
    readonly myOrders: string;
  };
  readonly myAds: string;
  readonly myOrders: string;
  readonly notFound: string;
}

export const labels: Readonly<Record<Language, PageLabels>> = {
  fr: {
    account: "Mon compte",
    login: {
      title: "Connexion",
      email: "Adresse e-mail",
      password: "Mot de passe",
      submit: "Se connecter",
    },
    order: {
      title: "Passer une annonce",
      heading: "Rubrique",
      type: "Type d’annonce",
      subheading: "Sous-rubrique",
      text: "Texte de l’annonce",
      nextMonth: "Mois suivant",
      city: "Ville",
      terms: "J’accepte les conditions générales de vente",
      submit: "Commander et payer",
      preview: "Votre annonce, telle qu",
      lines: "Lignes de l’annonce",
      price: "Prix",
      total: "Total TTC",
    },
    recap: {
      title: "Récapitulatif",
      method: "Mode de paiement",
      balance: "Solde du compte",
      card: "Carte bancaire",
      pay: "Payer la commande",
    },
    outcome: {
      accepted: "Paiement accepté",
      refused: "Paiement refusé",
      pending: "Paiement en cours",
      unpaid: "Commande à payer",
      unknown: "Suivi du paiement",
      cash: "Payez en espèces",
      codeExpired: "Code expiré",
      credited: "Versé sur votre solde",
      retry: "Réessayer le paiement",
      myOrders: "Voir mes commandes",
    },
    myAds: "Mes annonces",
    myOrders: "Mes commandes",
    notFound: "Cette page n’existe pas",
  },
  ar: {
    account: "حسابي",
    login: {
      title: "تسجيل الدخول",
      email: "البريد الإلكتروني",
      password: "كلمة السر",
      submit: "تسجيل الدخول",
    },
    order: {
      title: "نشر إعلان",
      heading: "الباب",
      type: "نوع الإعلان",
      subheading: "الباب الفرعي",
      text: "نص الإعلان",
      nextMonth: "الشهر التالي",
      city: "المدينة",
      terms: "أقبل الشروط العامة للبيع",
      submit: "الطلب والأداء",
      preview: "إعلانكم كما سيُ",
      lines: "أسطر الإعلان",
      price: "الثمن",
      total: "المجموع مع الضريبة",
    },
    recap: {
      title: "ملخص الطلب",
      method: "طريقة الأداء",
      balance: "رصيد الحساب",
      card: "بطاقة بنكية",
      pay: "أداء ثمن الطلب",
    },
    outcome: {
      accepted: "تم قبول الأداء",
      refused: "رُفض الأداء",
      pending: "الأداء جارٍ",
      unpaid: "طلب في انتظار الأداء",
      unknown: "تتبع الأداء",
      cash: "أدوا نقدا",
      codeExpired: "انتهت صلاحية الرمز",
      credited: "أضيف المبلغ إلى رصيدكم",
      retry: "إعادة محاولة الأداء",
      myOrders: "عرض طلباتي",
    },
    myAds: "إعلاناتي",
    myOrders: "طلباتي",
    notFound: "هذه الصفحة غير موجودة",
  },
};
