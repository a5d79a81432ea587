import type { DemoWords } from '../practiceSchema.ts';

export const practiceDemo = {
  label: 'العرض',
  back: 'خطوة إلى الوراء',
  forward: 'خطوة إلى الأمام',
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  again: 'إعادة التشغيل',
  take: 'التجربة بنفسك',
  count: '{number} من {total}. {title}',
  // Each form keeps its figure: it may be a range.
  cents: {
    one: '{count} سنت',
    two: '{count} سنت',
    few: '{count} سنتات',
    many: '{count} سنتًا',
    other: '{count} سنت',
  },
  range: '{least} إلى {most}',
  moments: [
    {
      title: 'البداية عند الحافة.',
      body: 'المحفظة كل ما يلزم. لا حساب ولا كلمة مرور.',
    },
    {
      title: 'المحفظة تسأل أولًا.',
      body: 'الموافقة تتيح أن ترى {name} عنوانك. ولا يمكنها نقل أي عملة.',
    },
    {
      title: 'تم الربط: أولى الدرجات نزولًا.',
      body: '8 عملات على أضلاع الحلبة الثمانية، بأسعار الصفحة.',
    },
    { title: 'اختيار عملة.', body: 'هنا Solana. تمتد أرض القاعة إلى جهتها.' },
    {
      title: 'الرسوم ظاهرة قبل دفعها.',
      body: '{cost} على \u2068{order}\u00a0USDT\u2069. والأمر نفسه يكلّف {costElsewhere} بالمعدلات الثلاثة الأخرى.',
    },
    {
      title: 'المحفظة تكرر التذكرة.',
      body: 'موافقتك تشمل هذه الأسطر الأربعة ولا شيء غيرها. وإذا تحرك السعر بأكثر من {tolerance}، تطلب الموافقة مجددًا.',
    },
    {
      title: 'أنت في أرض القاعة.',
      body: 'العملات لك. وقد تنخفض قيمتها بعد لحظة.',
    },
    {
      title: 'ثم الخروج من الجهة الأخرى.',
      body: 'البيع يكلّف {fee} أيضًا. ولصرف النقد، قد يسأل شريك التسوية عن هويتك.',
    },
    { title: 'تذكرتك.', body: 'أمران ورسمان، بكل الكسور العشرية. كان كله تدريبًا.' },
  ],
} satisfies DemoWords;
