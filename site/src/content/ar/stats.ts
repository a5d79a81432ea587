import type { StatsWords } from '../stats.ts';

export const stats = {
  heading: '{name} في أربعة أرقام',
  traders: 'متداول، وفق إحصاء {name} نفسها',
  fee: 'رسوم كل صفقة، إضافةً إلى رسوم الشبكة',
  speed: 'لإتمام الصفقة، وأطول عند الازدحام',
  about: 'نحو',
  minimum: 'حد أدنى موصى به، اقتراح لا نصيحة',
} satisfies StatsWords;
