export type LoginLanguage = "fr" | "ar";

/** Words of the login page: edit them, or add a language to the record. */
export interface LoginLabels {
  title: string;
  lead: string;
  email: string;
  emailMissing: string;
  password: string;
  passwordMissing: string;
  /** Names of the button that makes the password readable, and hides it again. */
  reveal: string;
  conceal: string;
  submit: string;
  /** Stands in place of `submit` while the server is asked. */
  pending: string;
  forgotten: string;
  register: string;
  /** The tone of a refusal in a word. */
  error: string;
  /** Shown where the server cannot be reached. */
  failed: string;
}

export const loginLabels: Readonly<Record<LoginLanguage, LoginLabels>> = {
  fr: {
    title: "Connexion",
    lead: "Commandez vos annonces et suivez leur parution.",
    email: "Adresse e-mail",
    emailMissing: "Saisissez votre adresse e-mail.",
    password: "Mot de passe",
    passwordMissing: "Saisissez votre mot de passe.",
    reveal: "Afficher le mot de passe",
    conceal: "Masquer le mot de passe",
    submit: "Se connecter",
    pending: "Connexion en cours",
    forgotten: "Mot de passe oublié",
    register: "Créer un compte",
    error: "Erreur",
    failed: "Le service ne répond pas. Réessayez dans un instant.",
  },
  ar: {
    title: "تسجيل الدخول",
    lead: "اطلبوا إعلاناتكم وتتبعوا نشرها.",
    email: "البريد الإلكتروني",
    emailMissing: "أدخلوا بريدكم الإلكتروني.",
    password: "كلمة المرور",
    passwordMissing: "أدخلوا كلمة المرور.",
    reveal: "إظهار كلمة المرور",
    conceal: "إخفاء كلمة المرور",
    submit: "تسجيل الدخول",
    pending: "جار تسجيل الدخول",
    forgotten: "نسيت كلمة المرور",
    register: "فتح حساب",
    error: "خطأ",
    failed: "الخدمة لا تستجيب. أعيدوا المحاولة بعد لحظات.",
  },
};
