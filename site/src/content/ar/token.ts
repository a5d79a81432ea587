import type { TokenWords } from '../token.ts';

export const token = {
  heading: ['{supplyInWords} {name}', 'فقط لا غير.'],
  label: 'اقتصاديات الرمز',
  lead: '{supply}، معروض ثابت. المقعد\u00a0الواحد {seat}.',
  seats: 'مقعد',
  columns: { category: 'الفئة', amount: 'الكمية', percentage: 'الحصة' },
  entries: {
    community: { category: 'المجتمع', description: 'للمستخدمين والبرامج.' },
    team: { category: 'الفريق' },
    development: {
      category: 'التطوير',
      description: 'بناء المنصة وتشغيلها.',
    },
    liquidity: {
      category: 'السيولة',
      description: 'ليكون للأوامر ما يقابلها.',
    },
    reserve: { category: 'الاحتياطي', description: 'لاحتياجات لم يُخطط لها بعد.' },
  },
  vesting: {
    one: 'فترة استحقاق سنة.',
    two: 'فترة استحقاق سنتين.',
    few: 'فترة استحقاق {years}\u00a0سنوات.',
    other: 'فترة استحقاق {years}\u00a0سنة.',
  },
  total: 'الإجمالي',
  held: 'لدى {categories} معًا {share}، أي {amount}.',
  benefits: {
    discount: {
      title: 'خصم حتى {discount} على الرسوم',
      body: 'عند الدفع برمز {name} تنخفض رسوم {fee} بما يصل إلى {discount}، لتبلغ {leastFee} في أدنى حد. والخصم قد يتغيّر.',
    },
    staking: {
      title: 'تحصيص حتى \u2068{apy}\u00a0APY\u2069',
      body: 'APY هو النسبة المئوية للعائد السنوي. {apy} أقصى ما يمكن أن يبلغه المعدل، لا المتوقع: فهو متغيّر وغير مضمون وقد يهبط إلى الصفر. وقد يفقد رمز {name} من قيمته أكثر مما يدفعه التحصيص. ليس وديعة مصرفية، وغير مؤمَّن عليه.',
    },
  },
  get: {
    label: 'الحصول على رموز {name}',
    tag: 'قريبًا',
    reason: 'ليس للبيع هنا. ستُدرج روابط وثائق الرمز قبل أي بيع.',
    note: 'لا تبيع هذه الصفحة رموز {name} ولا تعرضها.',
  },
} satisfies TokenWords;
