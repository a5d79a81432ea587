import { Fragment, type ReactNode } from 'react';
import { partsOf } from '../i18n/markup.ts';

type RichTextProps = {
  text: string;
  /** In what its plain parts are shown. */
  show?: (text: string) => ReactNode;
};

/** A text with its links and emphasis as elements. */
export const RichText = ({ text, show = (plain) => plain }: RichTextProps) =>
  partsOf(text).map((part, index) => {
    switch (part.kind) {
      case 'text':
        return <Fragment key={index}>{show(part.text)}</Fragment>;
      case 'a':
        return (
          <a key={index} href={part.href}>
            <RichText text={part.text} />
          </a>
        );
      case 'em':
      case 'strong':
        return (
          <part.kind key={index}>
            <RichText text={part.text} />
          </part.kind>
        );
    }
  });
