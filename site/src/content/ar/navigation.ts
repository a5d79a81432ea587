import type { NavigationWords } from '../navigation.ts';

export const navigation = {
  skip: 'التخطي إلى المحتوى الرئيسي',
  home: '{name}، الرئيسية',
  risk: {
    label: 'تحذير من المخاطر',
    text: 'العملات المشفرة عالية المخاطر. قد تصل خسارتك إلى كل ما وضعته من مال، ولا ينبغي توقّع تعويض.',
    link: 'قراءة المخاطر',
  },
  label: 'القائمة الرئيسية',
  links: {
    why: 'لماذا {name}',
    how: 'طريقة العمل',
    prices: 'الأسعار',
    compare: 'مقارنة الرسوم',
    token: 'الرمز',
    faq: 'الأسئلة',
    academy: 'الأكاديمية',
    community: 'المجتمع',
    roadmap: 'خارطة الطريق',
    signUp: 'التسجيل',
  },
  menu: { open: 'القائمة', close: 'إغلاق القائمة' },
  app: 'فتح {name}',
  sticky: { label: 'التسجيل', fee: '{fee} على الصفقة، إضافةً إلى رسوم الشبكة' },
  languages: 'اللغة',
  offer: {
    text: 'هذه الصفحة متاحة بالعربية أيضًا.',
    go: 'القراءة بالعربية',
    dismiss: 'ليس الآن',
  },
} satisfies NavigationWords;
