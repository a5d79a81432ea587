import { createElement, Fragment, type ReactNode } from 'react';
import { withBase } from '../lib/withBase.ts';
import { parseMarkup } from '../i18n/markup.ts';

type RichTextProps = {
  text: string;
  /** In what its plain parts are shown. */
  show?: (text: string) => ReactNode;
};

/** A text with its links and emphasis as elements. */
export function RichText({ text, show }: RichTextProps): ReactNode {
  const parts = parseMarkup(text).map((part) => {
    const within = createElement(RichText, { text: part.text });
    switch (part.kind) {
      case 'text':
        return show ? show(part.text) : part.text;
      case 'a':
        return createElement('a', { href: withBase(part.href) }, within);
      case 'em':
      case 'strong':
        return createElement(part.kind, { className: 'emphasis' }, within);
    }
  });
  return createElement(Fragment, null, ...parts);
}
