import type { PricesWords } from '../prices.ts';

export const prices = {
  heading: 'لوحة التداول',
  badge: {
    live: 'مباشر',
    connecting: 'جارٍ الاتصال',
    paused: 'متوقف',
    notLive: 'ليس مباشرًا',
    sample: 'عيّنة',
  },
  columns: {
    asset: 'الأصل',
    price: 'السعر (USD)',
    change: 'تغيّر 24 ساعة',
    volume: 'حجم السوق، 24 ساعة',
  },
  trend: { up: 'صاعد', down: 'هابط', unchanged: 'بلا تغيّر' },
  volumeLabel: 'حجم',
  notAvailable: 'غير متاح',
  caption: {
    market:
      'أسعار مرجعية بالدولار الأمريكي، مدرجة مقابل USDT. مصدرها خدمة بيانات خارجية، وتشمل السوق كلها، وليست أسعار {name} ولا حجم تداولها.',
    notMarketData: 'عيّنة أرقام، لا بيانات سوق.',
    sample:
      'مدرجة بالدولار الأمريكي مقابل USDT، وغرضها بيان عمل هذه اللوحة فحسب. ليست أسعار {name} ولا حجم تداولها.',
  },
  updated: 'آخر تحديث {time}. التحديث كل 10\u00a0ثوانٍ.',
  lastUpdated: 'آخر تحديث {time}',
  asOf: 'كما في {time}',
  pause: 'إيقاف الأسعار',
  resume: 'استئناف الأسعار',
  loading: 'جارٍ تحميل الأسعار',
  error: {
    title: 'تعذّر تحميل بيانات التداول',
    advice: 'يُرجى التحقق من الاتصال والمحاولة مجددًا',
  },
  retry: 'محاولة أخرى',
  noScript: 'تحتاج الأسعار إلى JavaScript، وهو معطّل في هذا المتصفح.',
  announcements: {
    loaded: 'تم تحميل الأسعار',
    failed: '{title}. {advice}',
    recovered: 'عادت الأسعار',
    paused: 'توقفت الأسعار',
    resumed: 'استؤنفت الأسعار',
  },
} satisfies PricesWords;
