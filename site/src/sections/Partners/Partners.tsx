import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Owner } from '#site/owner/settings.ts';
import { picturesFolder } from '../../data/owner.ts';
import { SectionHeader } from '../SectionHeader.tsx';
import { hasPit, type SectionProps } from '../sectionProps.ts';
import { SoonButton } from '../../components/SoonButton.tsx';
import { preventHyphenBreaks } from '../../components/preventHyphenBreaks.ts';
import styles from './Partners.module.css';

/** Lists partners or types of partners, followed by a button for inquiries. */
export function Partners({ owner, t }: SectionProps) {
  const address = owner.links.partners;
  return (
    <section id="partners" aria-labelledby="partners-heading" className="inset grid">
      <div className="beside">
        <SectionHeader t={t} name="partners" lead={t.text(getLeadKey(owner))} />
      </div>
      <ol className="ruled">
        {owner.lists.partners.categories.map(({ id, name, mark }) => (
          <li key={id} className={styles.partner} data-reveal>
            {(hasPit(owner) || mark) && <PartnerLogo logo={mark} hasOctagon={hasPit(owner)} />}
            <h3>{name ?? t.text(`partners.categories.${id}.title`)}</h3>
            <p>{t.text(`partners.categories.${id}.body`, {}, preventHyphenBreaks)}</p>
          </li>
        ))}
        <li>
          {t.text('partners.inquiries.label', {}, (label) => (
            <SoonButton
              id="soon-partners"
              label={label}
              href={address && `mailto:${address}`}
              reason={t('partners.inquiries.reason')}
              track="partner-inquiries"
              kind="ring"
            />
          ))}
        </li>
      </ol>
    </section>
  );
}

function getLeadKey({ lists }: Owner) {
  const { categories } = lists.partners;
  if (categories.length === 0) return 'partners.leadWithoutNames';
  const areAllNamed = categories.every(({ name }) => name !== undefined);
  return areAllNamed ? 'partners.leadOfNames' : 'partners.lead';
}

type PartnerLogoProps = { logo: string | undefined; hasOctagon: boolean };

/** The logo is in an octagon if the page has the pit. Without a logo, there's a smaller octagon inside. */
function PartnerLogo({ logo, hasOctagon }: PartnerLogoProps) {
  return (
    <svg viewBox="0 0 56 56" className={styles.octagon} aria-hidden="true">
      {hasOctagon && <path d="M17.5 3h21L53 17.5v21L38.5 53h-21L3 38.5v-21z" />}
      {logo === undefined ? (
        <path d="M22.6 15h10.8l7.6 7.6v10.8L33.4 41H22.6L15 33.4V22.6z" />
      ) : (
        <image href={readAsDataUrl(logo)} x="13" y="13" width="30" height="30" />
      )}
    </svg>
  );
}

function readAsDataUrl(svgFile: string): string {
  const content = readFileSync(join(picturesFolder, svgFile), 'base64');
  return `data:image/svg+xml;base64,${content}`;
}
