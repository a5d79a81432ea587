import { expect, test } from 'vitest';
import { Counts } from '#contract/counts.ts';
import type { Owner } from '#site/owner/settings.ts';
import type { Form } from '../../data/form.ts';
import { owner } from '../../data/owner.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { privacy, type Build } from './privacy.ts';

const t = createTranslator(owner, 'en');
const NO_FORM = {
  state: 'closed',
  origin: undefined,
  retentionDays: undefined,
  confirm: null,
} as const;
const NOTHING = { marketOrigin: '', isCounting: false, hasPages: false };
const [OWN, OUTSIDE] = [{ state: 'own' }, { state: 'outside' }] as const;
const MAIL = { ...OWN, confirm: { from: 'hello@example.com', keepDays: 30, subjects: {} } };
const EXPERIMENTS = [{ id: 'hero', share: 0.5, difference: 0.01, messages: {} }];
const SCRIPT = {
  src: 'https://stats.example',
  attributes: {},
  connect: [],
  image: [],
  consent: false,
  words: 'It counts.',
};

test.each<[Partial<Owner>, Partial<Form>, Partial<Build>, says: RegExp, not: RegExp]>([
  [
    {},
    {},
    {},
    /stores only the theme you choose\./,
    /your IP|visit|Do Not|at random|identifier|mail /,
  ],
  [{}, {}, { marketOrigin: 'https://p.example' }, /sees your IP address/, /only our server/],
  [{}, OUTSIDE, {}, /outside form service and loads before you/, /identifier|we store/],
  [{ formConsent: 'ask' }, OUTSIDE, {}, /that choice.*loads only when you ask/, /you choose\./],
  [
    {},
    OWN,
    {},
    /only the theme you choose\..*loads before you/,
    /outside form|identifier|at random|mail /,
  ],
  [{ formConsent: 'ask' }, OWN, {}, /if you show the form, that choice/, /pause|when you reach it/],
  [{ clickIds: true }, OWN, {}, /identifier.*passes it to the sign-up form/, /at random/],
  [{ clickIds: true }, {}, {}, /no sign-up form yet/, /identifier/],
  [
    { experiments: EXPERIMENTS },
    OWN,
    {},
    /at random.*If you sign up, we store which/,
    /identifier/,
  ],
  [{ experiments: EXPERIMENTS }, OUTSIDE, {}, /one at random.*Do Not Track turn/, /we store/],
  [{}, MAIL, {}, /sends a link to the.*for 7 days.*after 30 days/, /at random/],
  [
    {},
    {},
    { isCounting: true },
    /no cookie, no identifier, no address.*Do Not Track turn this off/,
    /at random|which of our pages/,
  ],
  [{}, {}, { isCounting: true, hasPages: true }, /which of our pages you were on/, /at random/],
  [{}, {}, { hasPages: true }, /only the theme you choose\./, /which of our pages/],
  // With a third-party script, the page makes no statement about what a device stores.
  [{ analytics: [SCRIPT] }, {}, {}, /no sign-up form yet/, /cookie|theme/],
])(
  'the privacy text says what holds with %o, %o, %o, and no more',
  (settings, form, build, says, not) => {
    const keys = privacy(
      { ...owner, ...settings },
      { ...NO_FORM, ...form },
      { ...NOTHING, ...build },
    );
    const text = keys.map((key) => t(key, { days: 7, keepDays: 30 })).join(' ');
    expect(text).toMatch(says);
    expect(text).not.toMatch(not);
  },
);

/** The fields of a visit's message, in the words of each language. A new field needs words here. */
const COUNTED: Record<keyof Counts, Record<'en' | 'es' | 'ar', string>> = {
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

/** The campaign's parameters that are stored with a sign-up (`UTM_KEYS`). */
const STORED = {
  en: 'source, medium, name, term and content',
  es: 'su fuente, medio, nombre, término y contenido',
  ar: 'مصدرها ووسيطها واسمها وكلمتها ومحتواها',
};

test.each(['en', 'es', 'ar'] as const)(
  'the privacy text in %s lists everything counted and stored',
  (language) => {
    expect(Object.keys(COUNTED).toSorted()).toEqual(Object.keys(Counts.shape).toSorted());
    const t = createTranslator(owner, language);
    const said = `${t('privacy.counting')} ${t('privacy.pages')}`;
    for (const [field, sayings] of Object.entries(COUNTED))
      expect(said, field).toContain(sayings[language]);
    for (const kind of ['load', 'ask'] as const)
      expect(createTranslator(owner, language)(`privacy.ownForm.${kind}`)).toContain(
        STORED[language],
      );
  },
);
