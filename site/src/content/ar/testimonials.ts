import type { TestimonialsWords } from '../testimonials.ts';

export const testimonials = {
  heading: 'شهر من الرسوم',
  label: 'شهادات: أمثلة توضيحية',
  lead: 'متداولون مختلَقون وعمليات حسابية حقيقية، إلى أن يتاح نقل أقوال عملاء موثّقين.',
  tag: 'مثال، ليس عميلًا حقيقيًا',
  saved: 'رسوم موفَّرة، لا أرباح',
  aMonth: '{amount} شهريًا',
  aTrade: '{amount} للصفقة',
  rated: 'التقييم {rating} من {best}',
  cards: {
    // The kind of trading, not the trader: it fits every name.
    swing: {
      who: 'تداول متأرجح، لشبونة',
      text: '10 صفقات بقيمة {order} لكل منها. عند {otherRate} كنت سأدفع {other}؛ وعند {rate} المبلغ {own}.',
    },
    day: {
      who: 'تداول يومي، نيروبي',
      text: '200 صفقة بقيمة {order} لكل منها. تنخفض الرسوم من {other} عند {otherRate} إلى {own}.',
    },
    first: {
      who: 'تداول لأول مرة، دا\u00a0نانغ',
      text: 'بدأت بمبلغ {order}. الرسوم {own}؛ وعند {otherRate} كانت ستبلغ {other}.',
    },
  },
  stats: {
    traders: 'متداول، وفق إحصاء {name} نفسها',
    fee: 'رسوم التداول على صفقة بقيمة {order}',
    less: 'أقل مما عند {otherRate}',
    discount: 'مع خصم {name} الكامل البالغ {discount}، وقد يتغيّر',
  },
} satisfies TestimonialsWords;
