import type { ActivityFeedWords } from '../activityFeed.ts';

export const activityFeed = {
  list: 'نشاط محاكى',
  // A noun for the deed: a verb would have to know whether the invented trader is a man or a woman.
  sentence: {
    buy: '{name}: شراء|{amount} من {asset}',
    sell: '{name}: بيع|{amount} من {asset}',
    swap: '{name}: مبادلة|{amount} من {asset}',
    stake: '{name}: تحصيص|{amount} من {asset}',
  },
  price: 'بسعر {price}',
  gain: 'ربح محاكى \u2068+{amount}\u2069',
  loss: 'خسارة محاكاة \u2068−{amount}\u2069',
  newest: 'الأحدث',
  ago: { now: 'الآن', seconds: 'قبل {count}\u00a0ث', minutes: 'قبل {count}\u00a0د' },
  loading: 'جارٍ تحميل المحاكاة',
  failed: 'تحتاج المحاكاة إلى أسعار السوق، ولم تُحمَّل.',
  pause: 'إيقاف المحاكاة',
  resume: 'استئناف المحاكاة',
  noScript: 'تحتاج المحاكاة إلى JavaScript، وهو معطّل في هذا المتصفح.',
} satisfies ActivityFeedWords;
