import { equal, scrollThrough, type Check } from './checks.ts';
import { look, until } from './engine.ts';

/** What a visitor sees before touching anything. */
export const PAGE_CHECKS: Check[] = [
  {
    name: 'the page loads with its seventeen sections, in its own two typefaces',
    async run(engine, { site }) {
      await engine.open(site);
      const seen = await look(
        engine,
        () =>
          [...document.querySelectorAll('main section[id]')].filter(
            (section) => section.getBoundingClientRect().height > 100,
          ).length,
      );
      equal(seen, 17, 'sections');
      await until(engine, 'the typefaces', () => document.fonts.status === 'loaded');
      const fonts = await look(engine, () =>
        [...document.fonts]
          .filter((font) => font.status === 'loaded')
          .map((font) => font.family.replaceAll('"', ''))
          .sort(),
      );
      equal(
        fonts.filter((name) => !name.includes('fallback')),
        ['Archivo', 'Big Shoulders'],
        'fonts',
      );
    },
  },
  {
    name: 'the page is laid out and readable to its end',
    async run(engine, { site }) {
      await engine.open(site);
      await until(engine, 'every section laid out', () =>
        [...document.querySelectorAll('.level section, footer')].every(
          (section) => getComputedStyle(section).contentVisibility !== 'auto',
        ),
      );
      const unread = await look(engine, () => {
        const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
        const page = plain(document.body.innerText);
        const headings = [...document.querySelectorAll<HTMLElement>('main h2')];
        return headings.map((h2) => plain(h2.innerText)).filter((text) => !page.includes(text));
      });
      equal(unread, [], 'headings that the text of the page lacks');
    },
  },
  {
    name: 'every block shows itself on scroll, and what was shown stays',
    async run(engine, { site }) {
      await engine.open(site);
      const hidden = () =>
        look(
          engine,
          () =>
            [...document.querySelectorAll('main [data-reveal]')].filter(
              (block) => Number(getComputedStyle(block).opacity) < 1,
            ).length,
        );
      // Blocks are hidden once the page's script runs, and not before.
      await until(
        engine,
        'blocks that wait to be shown',
        () =>
          [...document.querySelectorAll('main [data-reveal]')].filter(
            (block) => Number(getComputedStyle(block).opacity) < 1,
          ).length >= 20,
      );
      await scrollThrough(engine, 0.8);
      const allShown = () =>
        [...document.querySelectorAll('main [data-reveal]')].every(
          (block) => getComputedStyle(block).opacity === '1',
        );
      await until(engine, 'every block shown', allShown);
      await look(engine, () => scrollTo({ top: 0, behavior: 'instant' }));
      equal(await hidden(), 0, 'blocks hidden again');
    },
  },
  {
    name: 'all pictures arrive, and corners are cut',
    async run(engine, { site }) {
      await engine.open(site);
      await scrollThrough(engine, 2);
      await until(engine, 'every picture', () =>
        [...document.images].every((image) => image.complete),
      );
      const broken = await look(engine, () =>
        [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src),
      );
      equal(broken, [], 'broken pictures');
      const uncut = await look(engine, () =>
        [...document.querySelectorAll('main .chamfer:not([aria-disabled])')]
          .filter((plate) => getComputedStyle(plate).clipPath === 'none')
          .map((plate) => `${plate.tagName}.${plate.className}`),
      );
      equal(uncut, [], 'uncut plates');
    },
  },
  {
    name: 'nothing scrolls sideways at 320, 390 and 1440 px',
    async run(engine, { site }) {
      await engine.open(site);
      // What is lazy is there from the first time on.
      await scrollThrough(engine, 2);
      for (const width of [1440, 390, 320]) {
        await engine.resize(width, 844);
        equal(await look(engine, () => innerWidth), width, 'width of the window');
        const { wide, widest } = await look(engine, () => {
          const room = document.documentElement.clientWidth;
          const right = (element: Element) => element.getBoundingClientRect().right;
          const all = [...document.querySelectorAll('main *, footer *')];
          const far = all.filter((element) => right(element) > room + 1).slice(0, 3);
          return {
            wide: document.documentElement.scrollWidth - room,
            widest: far.map((element) => `${element.tagName}.${element.className}`),
          };
        });
        if (wide > 0) throw new Error(`${width} px: ${wide} px too wide, by ${widest.join(', ')}`);
      }
    },
  },
  {
    name: 'an address that does not exist shows the way home and logs one error',
    says: /404/,
    async run(engine, { site }) {
      await engine.open(`${site}/no-such-page`);
      await until(engine, 'the heading', () =>
        Boolean(document.querySelector('h1')?.textContent?.includes('Oops! Page not found')),
      );
      const logged = (await engine.errors()).filter((text) => text.includes('/no-such-page'));
      equal(logged.length >= 1, true, 'an error in the console');
      await engine.click('main a[href="/"]');
      await until(engine, 'the page', () => document.querySelector('#top') !== null);
    },
  },
  {
    name: 'a system that prefers dark gets the dark page',
    dark: true,
    async run(engine, { site }) {
      await engine.open(site);
      const { background, picture } = await look(engine, () => ({
        background: getComputedStyle(document.documentElement).backgroundColor,
        picture: document.querySelector<HTMLImageElement>('#top img')?.currentSrc ?? '',
      }));
      equal(background, 'rgb(15, 16, 13)', 'background');
      equal(picture.includes('dark'), true, `dark picture (${picture})`);
    },
  },
];
