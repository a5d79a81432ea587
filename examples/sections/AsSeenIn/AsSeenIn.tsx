import type { Translate } from '#site/i18n/translate.ts';
import { SectionHeader } from '#site/sections/SectionHeader.tsx';

/** Who wrote about the page, and where. Invented: the domains are reserved for examples. */
const ARTICLES = [
  { name: 'The Northern Post', href: 'https://post.example.com/tmx' },
  { name: 'Ledger Weekly', href: 'https://weekly.example.com/tmx' },
  { name: 'Chain & Coin', href: 'https://chain.example.com/tmx' },
];

/** An example of a section of the owner's own: names of papers, each a link to what it wrote. */
export function AsSeenIn({ t }: { t: Translate }) {
  return (
    <section id="as-seen-in" aria-labelledby="sections.as-seen-in-heading" className="inset">
      <SectionHeader t={t} name="sections.as-seen-in" lead={t('sections.as-seen-in.lead')} />
      <ul className="columns" data-reveal>
        {ARTICLES.map(({ name, href }) => (
          <li key={name} className="under-rule">
            <a href={href} className="headline touch-target">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
