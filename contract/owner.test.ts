import { expect, test } from 'vitest';
import { owner } from '../test/secondBrand.owner.config.ts';
import { contrast } from './ownerColors.ts';
import { parseOwner } from './parseOwner.ts';
import { SECTIONS } from './sections.ts';

const check = (changes: object) => parseOwner({ ...owner, ...changes }, 'owner.config.ts');

test('settings without a mistake are taken as they are', () => {
  expect(check({})).toMatchObject(owner);
  expect(check({ evidence: {} }).evidence).toEqual({});
  const others = { testimonials: [customer], partners: [], navigation: { header: [] } };
  expect(check(others)).toMatchObject(others);
});

test('the sections are those of the specification in its order, unless the owner moves them within a level', () => {
  const shipped =
    'stats why-tmx how-it-works trading security live-activity testimonials compare academy community faq roadmap token partners get-started';
  expect(check({ sections: undefined }).sections).toEqual(shipped.split(' '));
  const moved = ['how-it-works', 'why-tmx', 'compare', OWN, 'faq'];
  expect(check({ sections: moved }).sections).toEqual(moved);
});

const claims = (changes: object) => ({ claims: { ...owner.claims, ...changes } });
const token = (changes: object) => ({ token: { ...owner.token, ...changes } });
const split = (changes: object) => {
  const [one, ...others] = owner.token.supply.split;
  return token({ supply: { ...owner.token.supply, split: [{ ...one, ...changes }, ...others] } });
};
const firstCourse = (changes: object) => {
  const [one, ...others] = owner.courses;
  return { courses: [{ ...one, ...changes }, ...others] };
};
const quarters = (list: object[]) => ({ roadmap: { ...owner.roadmap, quarters: list } });
const quarter = (changes: object) => {
  const [one, ...others] = owner.roadmap.quarters;
  return quarters([{ ...one, ...changes }, ...others]);
};

const proof = (name: 'audit' | 'company' | 'team', changes: object) => ({
  proof: { ...owner.proof, [name]: { ...owner.proof[name], ...changes } },
});

const OWN = { id: 'as-seen-in', component: 'AsSeenIn', level: 3 };

/** Longer than any list may be, of one entry under other ids. */
const many = (one: { id: string } | undefined) =>
  Array.from({ length: 13 }, (_, place) => ({ ...one, id: `a${place}` }));
const customer = {
  kind: 'customer',
  id: 'rosa',
  name: 'Rosa M.',
  initials: 'RM',
  rating: 4,
  lang: 'pt',
  quote: 'Vejo a taxa.',
  role: 'Trader',
  place: 'Porto',
  consent: 'CRM 7',
};
const HERO = { id: 'hero', difference: 0.01, messages: { 'hero.lead': { en: 'Trade.' } } };
const experiment = (...all: object[]) => ({
  experiments: all.map((changes) => ({ ...HERO, ...changes })),
});
const person = (changes: object) => ({ testimonials: [{ ...customer, ...changes }] });

test.each<[place: string, changes: object, says: string]>([
  ['claims.asOf', claims({ asOf: '2026-02-30' }), 'Write the day'],
  ['claims.asOf', claims({ asOf: '21 November' }), 'Write the day'],
  [
    'token.staking.apyPercent',
    token({ staking: { apyPercent: 0 } }),
    'Write a percentage above 0.',
  ],
  ['networkFee.usd', { networkFee: { usd: 0, asOf: '2026-11-21' } }, 'Write an amount above 0.'],
  ['networkFee.asOf', { networkFee: { usd: 0.02, asOf: 'today' } }, 'Write the day as'],
  ['networkFee', { networkFee: 0.02 }, ''],
  ['network', { network: null }, 'Write it in quotes.'],
  ['proof.audit.date', proof('audit', { date: '14 September' }), 'Write the day as'],
  ['proof.team', proof('team', { date: '2026-09-14' }), '"date" is not known here.'],
  ['proof.company', proof('company', { link: 'https://a.example' }), 'Write the value that'],
  ['token.discountPercent', token({ discountPercent: 100 }), 'Write a percentage below 100.'],
  [
    'token',
    { token: { supply: null, discountPercent: null, staking: null } },
    'Write token: null.',
  ],
  ['claims.bots', claims({ bots: 'soon' }), "Write true, false or 'planned'."],
  ['claims.feePercent', claims({ feePercent: 0.00001 }), 'Write at most four decimals'],
  ['claims.speed', claims({ speed: '' }), 'Write something here.'],
  ['claims.traders', claims({ traders: '50.000+' }), 'Write commas between thousands'],
  [
    'siteUrl',
    { siteUrl: 'https://a.example/' },
    'Write the address without a path or a last slash',
  ],
  ['siteUrl', { siteUrl: 'https://a.example/page' }, 'Write the address without a path'],
  ['siteUrl', { siteUrl: 'a.example' }, 'Write the address of the site'],
  ['colors', { colors: { ...owner.colors, flor: '#7fe0ff' } }, '"flor" is not known here.'],
  ['evidence', { evidence: { C17: 'https://a.example' } }, '"C17" is not known here.'],
  ['roadmap.quarters.0.progress', quarter({ status: 'completed', progress: 95 }), 'means 100'],
  ['roadmap.quarters.0.progress', quarter({ status: 'current', progress: 72 }), 'a multiple of 5'],
  ['roadmap.quarters.0.progress', quarter({ status: 'upcoming', progress: 105 }), 'from 0 to 100'],
  ['courses.0.progress', firstCourse({ progress: 140 }), 'Progress is a percentage'],
  ['courses.0.students', firstCourse({ students: 0.5 }), ''],
  ['courses.0.level', firstCourse({ level: 'expert' }), 'Write one of "beginner", '],
  ['token.supply.split', split({ seat: 'stone' }), 'Two shares have the same seat'],
  ['questions', { questions: many(undefined).map(({ id }) => id) }, 'Write 3 to 12 questions'],
  ['courses', { courses: owner.courses.slice(0, 1) }, 'Write 2 to 8 courses'],
  ['courses', { courses: many(owner.courses[0]) }, 'Write 2 to 8 courses'],
  ['platforms', { platforms: [] }, 'Write 2 to 8 platforms'],
  ['platforms', { platforms: many(owner.platforms[0]) }, 'Write 2 to 8 platforms'],
  ['roadmap.quarters', quarters(owner.roadmap.quarters.slice(0, 1)), 'Write 2 to 8 quarters'],
  ['roadmap.quarters', quarter({ quarter: 2 }), 'and each once'],
  ['roadmap.quarters', quarter({ year: 2030 }), 'in the order of time'],
  ['partners', { partners: many({ id: '' }) }, 'Write 0 to 12 partners'],
  ['partners.0.mark', { partners: [{ id: 'a', name: 'A', mark: 'a.png' }] }, 'Write the name of a'],
  ['partners.0.name', { partners: [{ id: 'a', mark: 'a.svg' }] }, 'Write the name of the partner'],
  ['testimonials', { testimonials: many(customer) }, 'Write 0 to 8 testimonials'],
  ['testimonials.0.kind', person({ kind: 'real' }), 'Write the kind: example or customer.'],
  ['testimonials.0.quote', person({ quote: '' }), 'Write something here.'],
  ['testimonials.0.lang', person({ lang: 'Português' }), 'Write the tag of the language'],
  ['testimonials.0', person({ trades: 3 }), '"trades" is not known here.'],
  ['navigation.header', { navigation: { header: SECTIONS.slice(2, 9) } }, 'Write 0 to 6 links'],
  [
    'navigation.header.0',
    { navigation: { header: ['stats'] } },
    'Write a section that can be linked',
  ],
  ['questions.0', { questions: ['my.fees'] }, 'Write letters and digits'],
  ['indexable', { indexable: 'yes' }, 'Write true or false, without quotes.'],
  ['reply', { reply: 2 }, 'Write it in quotes.'],
  ['form.url', { form: { provider: 'url', url: 'http://a.example' } }, 'begins with https://'],
  ['sections.0', { sections: ['top', 'faq'] }, '"top" has a fixed place on the page. Take it out'],
  ['sections.2', { sections: ['faq', 'token', 'faq'] }, '"faq" stands here twice. Take one'],
  ['sections.0', { sections: [{ id: 'own' }] }, 'or { id, component, level } for one of your own'],
  ['sections.0.id', { sections: [{ ...OWN, id: 'faq' }] }, 'The page has this id already.'],
  ['experiments.0.id', experiment({ id: 'Hero one' }), 'Write at most 30 small letters'],
  ['experiments.0.share', experiment({ share: 1 }), 'Write a share of the visitors'],
  ['experiments.0.difference', experiment({ difference: undefined }), 'This is missing.'],
  ['experiments.0.messages', experiment({ messages: {} }), 'Write at least one message.'],
  ['experiments', experiment({}, { id: 'lead' }), 'is in two experiments. Take it out of one'],
  ['experiments', experiment({}, {}), '"hero" stands here twice. Take one of them out'],
  ['form', { form: { provider: 'embedded', origin: '' } }, '"origin" is not known here.'],
])('%s of %j stops the build with what to do: %s', (place, changes, says) => {
  expect(() => check(changes)).toThrow(`owner.config.ts, ${place}: `);
  expect(() => check(changes)).toThrow(says);
});

test.each(['#ffe100', '#ffffff', '#808080'])(
  'the shade of the floor %s follows from it where it is not given',
  (color) => {
    const { floor, floorShade } = check({ colors: { floor: color } }).colors;
    expect(contrast(floor, floorShade)).toBeGreaterThan(1.2);
    expect(contrast(floorShade, '#14150f')).toBeGreaterThanOrEqual(3);
    expect(check({ colors: { floor, floorShade: '#c9a800' } }).colors.floorShade).toBe('#c9a800');
  },
);

test('each mistake is told', () => {
  expect(() => check(claims({ feePercent: 0.5 }))).toThrow(/(?:.*is not above.*\n?){3}/);
});

test('contrast is 21 to 1 for black on white, in either order, and 1 to 1 for a colour on itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#14150f', '#ffe100')).toBe(contrast('#ffe100', '#14150f'));
  expect(contrast('#ffe100', '#FFE100')).toBe(1);
});
