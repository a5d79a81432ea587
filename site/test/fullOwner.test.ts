import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../../examples/full.owner.config.ts';
import { buildSite, type BuiltSite } from './builtSite.ts';
import { elements, inside, visibleText } from './html.ts';

const BUILD_LIMIT_MS = 360_000;

let site: BuiltSite;
beforeAll(() => {
  site = buildSite('full');
}, BUILD_LIMIT_MS);
afterAll(() => site.remove());

const html = () => site.read('index.html');
const hrefs = () => elements(html()).map(({ attributes }) => attributes['href']);

test('with every setting filled in, nothing is called coming soon or not open yet', () => {
  expect(visibleText(html())).not.toMatch(/coming soon|not open yet|not published yet/i);
});

test('the proof strip has five columns: what the page proves, then what the owner does, with links', () => {
  const [strip = ''] = /<section id="security"[^]*?<\/section>/.exec(html()) ?? [];
  expect(inside(strip, 'dt')).toEqual(['This page', 'Contract', 'Audit', 'Company', 'Team']);
  const { contract, ...others } = owner.proof;
  for (const { value } of Object.values(others)) expect(visibleText(strip)).toContain(value);
  expect(visibleText(strip)).toContain('0x5aAe…eAed');
  for (const { link } of [contract, ...Object.values(others)]) expect(hrefs()).toContain(link);
});

test('the application opens from the header and from beside the form', () => {
  const [header = ''] = /<header[^]*?<\/header>/.exec(html()) ?? [];
  expect(visibleText(header)).toContain('Open TMX');
  expect(hrefs().filter((href) => href === owner.links.app)).toHaveLength(2);
  expect(hrefs()).toContain(owner.links.token);
});
