import { expect, test } from 'vitest';
import { Counts } from '#contract/counts.ts';
import { translator } from '../../i18n/translate.ts';
import { privacy, type Contacts } from './privacy.ts';

const t = translator('en');
const NOTHING: Contacts = {
  prices: 'ourselves',
  form: 'closed',
  consent: 'load',
  counting: false,
  experiments: false,
  clickIds: false,
  mail: false,
  analytics: false,
};

test.each<[Partial<Contacts>, says: RegExp, not: RegExp]>([
  [{}, /a theme that you choose, and nothing else/, /your IP|visit|Do Not|Chance|identifier|mail /],
  [{ prices: 'outside' }, /sees your IP address/, /only our server/],
  [{ form: 'outside' }, /outside form service and loads before you/, /identifier|we store/],
  [{ form: 'outside', consent: 'ask' }, /your choice to.*loads only when you ask/, /nothing else/],
  [{ form: 'own' }, /nothing else.*loads before you/, /outside form|identifier|Chance|mail /],
  [{ form: 'own', consent: 'ask' }, /your choice to show the form/, /pause|when you reach it/],
  [{ form: 'own', clickIds: true }, /identifier.*hands it to the sign-up form/, /Chance/],
  [{ form: 'closed', clickIds: true }, /no sign-up form yet/, /identifier/],
  [{ form: 'own', experiments: true }, /Chance.*with a sign-up we store which/, /identifier/],
  [{ form: 'outside', experiments: true }, /Chance decides.*Do Not Track turn/, /we store/],
  [{ form: 'own', mail: true }, /sends a link to the.*for 7 days.*after 30 days/, /Chance/],
  [{ counting: true }, /no cookie, no identifier, no address.*Do Not Track turn it off/, /Chance/],
  // Beside a script of others the page does not say for it what a device keeps.
  [{ analytics: true }, /no sign-up form yet/, /cookie|nothing else/],
])('where the page has %o the privacy text says so, and no more', (change, says, not) => {
  const text = privacy({ ...NOTHING, ...change })
    .map((key) => t(key, { days: 7, keepDays: 30 }))
    .join(' ');
  expect(text).toMatch(says);
  expect(text).not.toMatch(not);
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

/** The campaign's parameters that are stored with a sign-up (`UTM_KEYS`). */
const STORED = {
  en: 'source, medium, name, term and content',
  es: 'la fuente, el medio, el nombre, el término y el contenido',
  ar: 'مصدر الحملة ووسيطها واسمها وكلمتها ومحتواها',
};

test.each(['en', 'es', 'ar'] as const)(
  'the privacy text says in %s all that is counted, and what is stored with a sign-up',
  (language) => {
    expect(Object.keys(COUNTED).toSorted()).toEqual(Object.keys(Counts.shape).toSorted());
    const said = translator(language)('privacy.counting');
    for (const [field, sayings] of Object.entries(COUNTED))
      expect(said, field).toContain(sayings[language]);
    for (const kind of ['load', 'ask'] as const)
      expect(translator(language)(`privacy.ownForm.${kind}`)).toContain(STORED[language]);
  },
);
