import type { ActivityWords } from '../activity.ts';

export const activity = {
  heading: 'دقيقة محاكاة',
  label: 'نشاط تداول محاكى',
  lead: 'الأسماء والمبالغ والنتائج محاكاة في متصفحك، باحتمالات لا\u00a0تقدمها أي سوق. لا أحد هنا حقيقي، ولا\u00a0شيء هنا نتيجة.',
  join: { label: 'دخول الحلبة', note: 'التسجيل حقيقي؛ أما النشاط فلا.' },
  onPaper: 'على الشاشة تجري هنا 10 أسطر من نشاط محاكى.',
} satisfies ActivityWords;
