type LinksProps = {
  /** `lang`: language of the linked page, if it differs from the current page's. */
  links: readonly { href: string; text: string; lang?: string }[];
};

export function Links({ links, className }: LinksProps & { className?: string | undefined }) {
  return (
    <ul className={className}>
      <LinkItems links={links} />
    </ul>
  );
}

/** Link items for a list that also contains other items. */
export const LinkItems = ({ links }: LinksProps) =>
  links.map(({ href, text, lang }) => (
    <li key={href}>
      <a hrefLang={lang} lang={lang} href={href} className="touch-target">
        {text}
      </a>
    </li>
  ));
