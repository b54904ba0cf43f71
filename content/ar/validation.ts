import type { validation as english } from "#content/en/validation.ts";

export const validation: typeof english = {
  required: "هذا الحقل مطلوب",
  invalid: "القيمة غير صحيحة",
  invalidChoice: "اختر أحد الخيارات المتاحة",
  atMost: "الحد الأقصى {n} حرف",
  businessName: "اكتب اسم النشاط بحرفين على الأقل",
  contactPerson: "اكتب اسم المسؤول بحرفين على الأقل",
  fullName: "اكتب الاسم بحرفين على الأقل",
  email: "اكتب بريداً إلكترونياً صحيحاً",
  phone: "اكتب رقم هاتف إماراتياً صحيحاً",
  businessType: "اختر نوع النشاط",
  emirate: "اختر الإمارة",
  outletsWhole: "اكتب عدد الفروع رقماً بلا كسور",
  outletsMin: "الحد الأدنى فرع واحد",
  outletsMax: "الحد الأقصى 50 فرعاً",
  leaveEmpty: "اترك هذا الحقل فارغاً",
  trn: "الرقم الضريبي 15 رقماً. اترك الحقل فارغاً إن لم يكن لديك رقم",
};
