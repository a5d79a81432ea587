import { expect, test } from 'vitest';
import { Counts } from '#contract/counts.ts';
import { translator } from '../../i18n/translate.ts';
import { privacy, type Contacts } from './privacy.ts';

const t = translator('en');
const NOTHING = { prices: 'ourselves', form: 'none', consent: 'load' } as const;
const words = (change: Partial<Contacts>) =>
  privacy({
    ...NOTHING,
    counting: false,
    experiments: false,
    clickIds: false,
    mail: false,
    analytics: false,
    ...change,
  })
    .map((key) => t(key, { days: 7, keepDays: 30 }))
    .join(' ');

test('the privacy text names the outside price service only where the browser asks it', () => {
  expect(words({ prices: 'outside' })).toContain('sees your IP address');
  expect(words({ prices: 'ourselves' })).not.toContain('sees your IP address');
});

test('the privacy text says when an outside form loads', () => {
  const service = 'outside form service and loads';
  expect(words({ form: 'url', consent: 'ask' })).toContain(`${service} only when you ask for it`);
  expect(words({ form: 'url', consent: 'load' })).toContain(`${service} before you reach it`);
});

test('only what is stored is said to be stored, and a form that comes by itself comes early', () => {
  expect(words({ form: 'embedded' })).toContain('a theme that you choose, and nothing else');
  expect(words({ form: 'embedded' })).toContain('loads before you reach it');
  expect(words({ form: 'embedded' })).not.toContain('outside form service');
  expect(words({ form: 'url', consent: 'ask' })).toContain('your choice to show the form');
  for (const consent of ['load', 'ask'] as const) {
    expect(words({ form: 'embedded', consent })).not.toMatch(/pause|when you reach it/);
  }
});

/** What the message of a visit holds, in the words of each language; a further field of it needs words here. */
const COUNTED: Record<keyof Counts, Record<'en' | 'es' | 'ar', string>> = {
  sections: { en: 'which sections were seen', es: 'qué secciones se vieron', ar: 'الأقسام' },
  buttons: { en: 'buttons pressed', es: 'qué botones se pulsaron', ar: 'الأزرار' },
  practice: { en: 'how far a practice trade', es: 'operación de práctica', ar: 'صفقة التدريب' },
  form: { en: 'and the form went', es: 'y el formulario', ar: 'والنموذج' },
  device: { en: 'kind of device', es: 'tipo de dispositivo', ar: 'نوع الجهاز' },
  language: { en: 'the language', es: 'el idioma', ar: 'واللغة' },
  vitals: { en: 'the speed', es: 'la velocidad', ar: 'والسرعة' },
  source: { en: 'the campaign’s source', es: 'la fuente', ar: 'مصدر الحملة' },
  medium: { en: 'medium', es: 'el medio', ar: 'ووسيطها' },
  campaign: { en: 'and name', es: 'el nombre de la campaña', ar: 'واسمها' },
  referrer: { en: 'site you came from', es: 'sitio conocido llegaste', ar: 'الموقع المعروف' },
  variants: { en: 'which one you were shown', es: 'cuál viste', ar: 'الصياغة التي عُرضت' },
};

test.each(['en', 'es', 'ar'] as const)(
  'the privacy text says in %s all that is counted',
  (language) => {
    expect(Object.keys(COUNTED).toSorted()).toEqual(Object.keys(Counts.shape).toSorted());
    const said = translator(language)('privacy.counting');
    for (const [field, sayings] of Object.entries(COUNTED))
      expect(said, field).toContain(sayings[language]);
  },
);

test('the privacy text says what is counted where it is, and nothing of it elsewhere', () => {
  const said = words({ counting: true });
  expect(said).toMatch(/no cookie, no identifier, no address, no exact time/);
  expect(said).toMatch(/Global Privacy Control and Do Not Track turn it off/);
  expect(words({ counting: false })).not.toMatch(/visit|sections|Do Not Track/);
});

test('a click identifier is told of where the form is handed one', () => {
  expect(words({ form: 'embedded', clickIds: true })).toContain('hands it to the sign-up form');
  expect(words({ form: 'embedded' })).not.toContain('identifier');
  expect(words({ form: 'none', clickIds: true })).not.toContain('identifier');
});

test('an experiment is told of where one runs, and that a sign-up has what was shown where we store it', () => {
  expect(words({ experiments: true, form: 'embedded' })).toContain('with a sign-up we store which');
  expect(words({ experiments: true, form: 'url' })).toMatch(/Chance decides.*Do Not Track turn/);
  expect(words({ experiments: true, form: 'url' })).not.toContain('we store');
  expect(words({ form: 'embedded' })).not.toContain('Chance');
});

test('beside a script of others the page does not say for it what a device keeps', () => {
  expect(words({ analytics: false })).toMatch(/sets no cookies of its own.*and nothing else/);
  expect(words({ analytics: true })).not.toMatch(/cookie|nothing else/);
});

test('the privacy text says that a mail is sent and how long its link is good, where sign-ups are confirmed', () => {
  const said = words({ form: 'embedded', mail: true });
  expect(said).toMatch(/sends a link to the address that was entered.*for 7 days.*after 30 days/);
  expect(words({ form: 'embedded' })).not.toMatch(/mail service|confirm/);
});
