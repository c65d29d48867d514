import type { Label } from "../../newspaper/starter/heading-spec.ts";

/** Invented companies. */
export const companies: readonly Label[] = [
  ["Atlas Négoce", "أطلس للتجارة"],
  ["Sahel Bâtiment", "الساحل للبناء"],
  ["Oum Rabia Transport", "أم الربيع للنقل"],
  ["Argana Cosmétiques", "أركانة لمواد التجميل"],
  ["Zellige Design", "زليج ديزاين"],
  ["Al Boustane Agri", "البستان الفلاحية"],
  ["Médina Conseil", "المدينة للاستشارة"],
  ["Tensift Travaux", "تانسيفت للأشغال"],
  ["Nour Énergies", "نور للطاقات"],
  ["Maghreb Pack", "مغرب باك للتغليف"],
  ["Rif Distribution", "الريف للتوزيع"],
  ["Palmeraie Hôtels", "فنادق النخيل"],
  ["Sebou Textile", "سبو للنسيج"],
  ["Loukkos Agro", "اللوكوس للصناعات الغذائية"],
  ["Détroit Logistique", "المضيق للوجستيك"],
  ["Chellah Informatique", "شالة للمعلوميات"],
  ["Ziz Plastique", "زيز للبلاستيك"],
  ["Draa Solaire", "درعة للطاقة الشمسية"],
  ["Moulouya Pêche", "ملوية للصيد البحري"],
  ["Saïs Immobilier", "سايس العقارية"],
  ["Arganier Santé", "الأركان للصحة"],
  ["Anfa Médical", "أنفا الطبية"],
];

export const men: readonly Label[] = [
  ["Youssef", "يوسف"],
  ["Mohammed", "محمد"],
  ["Omar", "عمر"],
  ["Abdellatif", "عبد اللطيف"],
  ["Hamid", "حميد"],
  ["Rachid", "رشيد"],
  ["Driss", "إدريس"],
  ["Mustapha", "مصطفى"],
];

export const women: readonly Label[] = [
  ["Fatima Zahra", "فاطمة الزهراء"],
  ["Khadija", "خديجة"],
  ["Salma", "سلمى"],
  ["Meryem", "مريم"],
  ["Naïma", "نعيمة"],
  ["Ilham", "إلهام"],
  ["Houda", "هدى"],
];

export const families: readonly Label[] = [
  ["El Idrissi", "الإدريسي"],
  ["Benjelloun", "بنجلون"],
  ["Alaoui", "العلوي"],
  ["Tazi", "التازي"],
  ["Bennis", "بنيس"],
  ["Ouazzani", "الوزاني"],
  ["El Fassi", "الفاسي"],
  ["Berrada", "برادة"],
  ["Chraïbi", "الشرايبي"],
  ["Ait Benhaddou", "أيت بنحدو"],
  ["Naciri", "الناصري"],
  ["Skalli", "الصقلي"],
  ["El Khattabi", "الخطابي"],
  ["Sebti", "السبتي"],
];

export const streets: readonly Label[] = [
  ["avenue Mohammed V", "شارع محمد الخامس"],
  ["boulevard Zerktouni", "شارع الزرقطوني"],
  ["rue Ibn Khaldoun", "زنقة ابن خلدون"],
  ["avenue Hassan II", "شارع الحسن الثاني"],
  ["rue Al Andalous", "زنقة الأندلس"],
  ["boulevard Moulay Youssef", "شارع مولاي يوسف"],
  ["avenue des FAR", "شارع الجيش الملكي"],
  ["rue Oued Sebou", "زنقة واد سبو"],
  ["lotissement Al Amal", "تجزئة الأمل"],
  ["quartier industriel Sidi Ghanem", "الحي الصناعي سيدي غانم"],
];

export const activities: readonly Label[] = [
  ["négoce de matériaux de construction", "تجارة مواد البناء"],
  ["travaux divers et construction", "الأشغال المختلفة والبناء"],
  ["transport de marchandises pour autrui", "نقل البضائع لحساب الغير"],
  ["import et export de produits alimentaires", "استيراد وتصدير المواد الغذائية"],
  ["développement de logiciels", "تطوير البرمجيات"],
  ["promotion immobilière", "الإنعاش العقاري"],
  ["conseil en gestion", "الاستشارة في التسيير"],
  ["restauration et traiteur", "المطعمة وتموين الحفلات"],
  ["fabrication de meubles", "صناعة الأثاث"],
  ["installation de panneaux solaires", "تركيب الألواح الشمسية"],
  ["exploitation agricole", "الاستغلال الفلاحي"],
  ["vente de produits cosmétiques naturels", "بيع مواد التجميل الطبيعية"],
];

export const projects: readonly Label[] = [
  ["carrière de gravier", "مقلع للحصى"],
  ["station d’épuration", "محطة لمعالجة المياه العادمة"],
  ["parc solaire", "حقل للطاقة الشمسية"],
  ["lotissement résidentiel", "تجزئة سكنية"],
  ["unité de conditionnement d’agrumes", "وحدة لتلفيف الحوامض"],
];

export const schools: readonly Label[] = [
  ["Institut Ibn Rochd", "مؤسسة ابن رشد"],
  ["Centre Al Khawarizmi", "مركز الخوارزمي"],
  ["École Al Manahil", "مدرسة المناهل"],
  ["Groupe scolaire Le Cèdre", "مجموعة مدارس الأرز"],
];
