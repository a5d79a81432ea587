import type { ErrorsWords } from '../errors.ts';

export const errors = {
  notFound: {
    heading: 'عفوًا! الصفحة غير موجودة',
    text: 'لا أحد يتداول على هذه الدرجة. الحلبة المطلوبة في مكان آخر.',
    action: 'العودة للرئيسية',
  },
  serverError: {
    heading: 'خطأ غير متوقع في التطبيق!',
    text: 'تعذّر عرض الصفحة. يُرجى المحاولة مجددًا بعد لحظات.',
    action: 'تحديث',
  },
} satisfies ErrorsWords;
