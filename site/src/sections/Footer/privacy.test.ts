import { expect, test } from 'vitest';
import { Counts } from '#contract/counts.ts';
import type { Owner } from '#site/owner/settings.ts';
import type { Form } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { getPrivacyParagraphs, type BuildFacts } from './privacy.ts';

const t = createTranslator(owner, 'en');
const NO_FORM = {
  state: 'closed',
  origin: undefined,
  retentionDays: undefined,
  confirm: null,
} as const;
const STATIC_BUILD = { marketOrigin: '', isCounting: false, hasPages: false };
const [OWN_FORM, OUTSIDE_FORM] = [{ state: 'own' }, { state: 'outside' }] as const;
const CONFIRMED_FORM = {
  ...OWN_FORM,
  confirm: { from: 'hello@example.com', keepDays: 30, subjects: {} },
};
const EXPERIMENTS = [{ id: 'hero', share: 0.5, difference: 0.01, messages: {} }];
const SCRIPT = {
  src: 'https://stats.example',
  attributes: {},
  connect: [],
  image: [],
  consent: false,
  cookies: [],
  words: 'It counts.',
};

test.each<
  [Partial<Owner>, Partial<Form>, Partial<BuildFacts>, expected: RegExp, unexpected: RegExp]
>([
  [
    {},
    {},
    {},
    /stores only the theme you choose\./,
    /your IP|visit|Do Not|at random|identifier|mail /,
  ],
  [{}, {}, { marketOrigin: 'https://p.example' }, /sees your IP address/, /only our server/],
  [{}, OUTSIDE_FORM, {}, /outside form service and loads before you/, /identifier|we store/],
  [{ analytics: [{ ...SCRIPT, consent: true }] }, {}, {}, /whether you agreed/, /no login/],
  [{ analytics: [SCRIPT] }, {}, {}, /no sign-up form yet/, /whether you agreed/],
  [
    { formConsent: 'ask' },
    OUTSIDE_FORM,
    {},
    /that choice.*loads only when you ask/,
    /you choose\./,
  ],
  [
    {},
    OWN_FORM,
    {},
    /only the theme you choose\..*loads before you/,
    /outside form|identifier|at random|mail /,
  ],
  [
    { formConsent: 'ask' },
    OWN_FORM,
    {},
    /if you show the form, that choice/,
    /before you reach it|you choose\./,
  ],
  [{ clickIds: true }, OWN_FORM, {}, /identifier.*passes it to the sign-up form/, /at random/],
  [{ clickIds: true }, {}, {}, /no sign-up form yet/, /identifier/],
  [
    { experiments: EXPERIMENTS },
    OWN_FORM,
    {},
    /at random.*If you sign up, we store which/,
    /identifier/,
  ],
  [{ experiments: EXPERIMENTS }, OUTSIDE_FORM, {}, /one at random.*Do Not Track turn/, /we store/],
  [{}, CONFIRMED_FORM, {}, /sends a link to the.*for 7 days.*after 30 days/, /at random/],
  [
    {},
    {},
    { isCounting: true },
    /no cookie, no identifier, no address.*Do Not Track turn this off/,
    /at random|which of our pages/,
  ],
  [{}, {}, { isCounting: true, hasPages: true }, /which of our pages you were on/, /at random/],
  [{}, {}, { hasPages: true }, /only the theme you choose\./, /which of our pages/],
  // We can't say what a third-party script stores.
  [{ analytics: [SCRIPT] }, {}, {}, /no sign-up form yet/, /cookie|theme/],
])(
  'only shows privacy paragraphs that apply to %o, %o, %o',
  (settings, form, build, expected, unexpected) => {
    const keys = getPrivacyParagraphs(
      { ...owner, ...settings },
      { ...NO_FORM, ...form },
      { ...STATIC_BUILD, ...build },
    );
    const text = keys.map((key) => t(key, { days: 7, keepDays: 30 })).join(' ');
    expect(text).toMatch(expected);
    expect(text).not.toMatch(unexpected);
  },
);

test('mentions prices and the stored theme only on pages that have them', () => {
  const page = { ...owner, analytics: [], sections: [], formConsent: 'ask' as const };
  const look = { ...owner.look, appearance: 'dark' as const };
  const getKeys = (form: Form) => getPrivacyParagraphs({ ...page, look }, form, STATIC_BUILD);
  expect(getKeys(NO_FORM)).toEqual(['privacy.login', 'privacy.noForm']);
  expect(getKeys({ ...NO_FORM, ...OWN_FORM })).toEqual([
    'privacy.login',
    'privacy.storedForm',
    'privacy.ownForm.ask',
  ]);
});

/** How the privacy notice mentions each field that we send about a visit. Add an entry for every new field. */
const COUNTED_FIELDS: Record<keyof Counts, Record<'en' | 'es' | 'ar', string>> = {
  sections: { en: 'which sections were seen', es: 'qué secciones se vieron', ar: 'الأقسام' },
  buttons: { en: 'which buttons were pressed', es: 'qué botones se pulsaron', ar: 'الأزرار' },
  practice: { en: 'how far a practice trade', es: 'operación de práctica', ar: 'صفقة التدريب' },
  form: { en: 'and the form went', es: 'y el formulario', ar: 'والنموذج' },
  device: { en: 'kind of device', es: 'tipo de dispositivo', ar: 'نوع الجهاز' },
  page: { en: 'which of our pages', es: 'cuál de nuestras páginas', ar: 'أي صفحة من صفحاتنا' },
  language: { en: 'the language', es: 'el idioma', ar: 'واللغة' },
  vitals: { en: 'the speed', es: 'la velocidad', ar: 'والسرعة' },
  source: { en: 'the campaign’s source', es: 'la fuente', ar: 'مصدر الحملة' },
  medium: { en: 'medium', es: 'el medio', ar: 'ووسيطها' },
  campaign: { en: 'and name', es: 'el nombre de la campaña', ar: 'واسمها' },
  referrer: { en: 'site you came from', es: 'sitio conocido llegaste', ar: 'الموقع المعروف' },
  variants: { en: 'which one you were shown', es: 'cuál viste', ar: 'الصياغة التي عُرضت' },
};

/** How it mentions the campaign parameters that we store with a sign-up (`UTM_KEYS`). */
const STORED_PARAMETERS = {
  en: 'source, medium, name, term and content',
  es: 'su fuente, medio, nombre, término y contenido',
  ar: 'مصدرها ووسيطها واسمها وكلمتها المفتاحية ومحتواها',
};

test.each(['en', 'es', 'ar'] as const)(
  'lists everything we count and store in the %s privacy notice',
  (language) => {
    expect(Object.keys(COUNTED_FIELDS).toSorted()).toEqual(Object.keys(Counts.shape).toSorted());
    const t = createTranslator(owner, language);
    const countingText = `${t('privacy.counting')} ${t('privacy.pages')}`;
    for (const [field, phrases] of Object.entries(COUNTED_FIELDS))
      expect(countingText, field).toContain(phrases[language]);
    for (const formConsent of ['load', 'ask'] as const)
      expect(t(`privacy.ownForm.${formConsent}`)).toContain(STORED_PARAMETERS[language]);
  },
);
