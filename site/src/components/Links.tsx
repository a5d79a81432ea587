type LinksProps = {
  /** `lang`: the language of the page that it leads to, where that is another one. */
  links: readonly { href: string; text: string; lang?: string }[];
  className: string | undefined;
};

/** A list of links, each as tall as a finger. */
export function Links({ links, className }: LinksProps) {
  return (
    <ul className={className}>
      {links.map(({ href, text, lang }) => (
        <li key={href}>
          <a hrefLang={lang} lang={lang} href={href} className="touch-target">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
