type LinksProps = {
  /** `lang`: the language of the page that it leads to, where that is another one. */
  links: readonly { href: string; text: string; lang?: string }[];
};

/** A list of links. */
export function Links({ links, className }: LinksProps & { className?: string | undefined }) {
  return (
    <ul className={className}>
      <LinkItems links={links} />
    </ul>
  );
}

/** Links in a list, each as tall as a finger. */
export const LinkItems = ({ links }: LinksProps) =>
  links.map(({ href, text, lang }) => (
    <li key={href}>
      <a hrefLang={lang} lang={lang} href={href} className="touch-target">
        {text}
      </a>
    </li>
  ));
