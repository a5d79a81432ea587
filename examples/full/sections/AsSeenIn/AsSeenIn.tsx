import { getLocale } from '#site/i18n/locales.ts';
import { formatDay } from '#site/lib/time.ts';
import { SectionHeader } from '#site/sections/SectionHeader.tsx';
import type { SectionProps } from '#site/sections/sectionProps.ts';

/** Made-up articles. The domains are reserved for examples. */
const ARTICLES = [
  {
    publication: 'The Northern Post',
    title: 'An exchange that cannot hold your coins',
    day: '2026-10-03',
    href: 'https://post.example.com/tmx',
  },
  {
    publication: 'Ledger Weekly',
    title: 'Five basis points: who pays the rest?',
    day: '2026-09-17',
    href: 'https://weekly.example.com/tmx',
  },
  {
    publication: 'Chain & Coin',
    title: 'We traded $50 and counted every fee',
    day: '2026-08-28',
    href: 'https://chain.example.com/tmx',
  },
];

/** An example of a custom section. Each article is in its original language. */
export function AsSeenIn({ t, language }: SectionProps) {
  return (
    <section id="as-seen-in" aria-labelledby="sections.as-seen-in-heading" className="inset">
      <p className="label">{t.text('testimonials.tag')}</p>
      <SectionHeader t={t} name="sections.as-seen-in" lead={t.text('sections.as-seen-in.lead')} />
      <ul className="columns" data-reveal>
        {ARTICLES.map(({ publication, title, day, href }) => (
          <li key={publication} className="under-rule stack">
            <p lang="en" dir="ltr" className="label">
              {publication}
            </p>
            <a
              href={href}
              lang="en"
              dir="ltr"
              className="headline touch-target"
              data-track="press-article"
            >
              {title}
            </a>
            <p className="caption">{formatDay(day, getLocale(language))}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
