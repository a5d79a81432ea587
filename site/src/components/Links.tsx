type LinksProps = {
  /** Set `lang` if the linked page is in another language. */
  links: readonly { href: string; text: string; lang?: string }[];
};

export function Links({ links, className }: LinksProps & { className?: string | undefined }) {
  return (
    <ul className={className}>
      <LinkItems links={links} />
    </ul>
  );
}

/** Use this in lists that also have other items. */
export const LinkItems = ({ links }: LinksProps) =>
  links.map(({ href, text, lang }) => (
    <li key={href}>
      <a hrefLang={lang} lang={lang} href={href} className="touch-target">
        {text}
      </a>
    </li>
  ));
