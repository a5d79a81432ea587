import type { CommunityWords } from '../community.ts';

export const community = {
  heading: 'بقية الحاضرين',
  label: 'المجتمع',
  lead: 'تُفتح كل قناة متى نُشرت هنا. وحتى ذلك الحين، فأي حساب باسم {name} غير موثّق.',
  leadAllOpen: 'روابطها كلها هنا. وأي حساب آخر باسم {name} غير موثّق.',
  platforms: {
    discord: {
      body: 'أسئلة، ونقاش حول الصفقات.',
      button: 'الانضمام إلى Discord',
      reason: 'قريبًا. لم يُنشر عنوان Discord بعد.',
    },
    twitter: {
      body: 'إصدارات وأعطال وتغييرات خارطة الطريق.',
      button: 'المتابعة على Twitter',
      reason: 'قريبًا. لم يُنشر حساب Twitter (X) بعد.',
    },
    telegram: {
      body: 'إعلانات، وأسئلة سريعة.',
      button: 'الانضمام الآن',
      reason: 'قريبًا. لم يُنشر عنوان Telegram بعد.',
    },
    reddit: {
      body: 'نقاشات أطول يمكن البحث فيها.',
      button: 'الانضمام الآن',
      reason: 'قريبًا. لم يُنشر عنوان Reddit بعد.',
    },
  },
  tag: 'قريبًا',
  warning: 'لن تبادر {name} بمراسلتك أبدًا.',
  crowd: 'الشكل الواحد: {unit} من {traders} متداول، وفق إحصاء {name} نفسها. الأصفر: أنت.',
} satisfies CommunityWords;
