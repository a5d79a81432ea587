import { createElement, Fragment, type ReactNode } from 'react';
import { withBase } from '../lib/withBase.ts';
import { parseMarkup } from '../i18n/markup.ts';

type RichTextProps = {
  text: string;
  /** Renders the parts that have no markup. */
  renderText?: (text: string) => ReactNode;
};

/** Renders the links and emphasis in a message. */
export function RichText({ text, renderText }: RichTextProps): ReactNode {
  const parts = parseMarkup(text).map((part) => {
    const content = createElement(RichText, { text: part.text });
    switch (part.kind) {
      case 'text':
        return renderText ? renderText(part.text) : part.text;
      case 'a':
        return createElement('a', { href: withBase(part.href) }, content);
      case 'em':
      case 'strong':
        return createElement(part.kind, { className: 'emphasis' }, content);
    }
  });
  return createElement(Fragment, null, ...parts);
}
