import type { Owner } from './owner.ts';

/**
 * The one origin that the page may frame; null when it frames nothing.
 * @param ownForm where our own form answers; undefined where there is none.
 */
export function frameOrigin({ form }: Pick<Owner, 'form'>, ownForm?: string): string | null {
  switch (form.provider) {
    case 'embedded':
      return originOf(ownForm ?? '');
    case 'leadconnector':
      return originOf(form.host);
    case 'url':
      return originOf(form.url);
    case 'none':
      return null;
  }
}

function originOf(address: string): string | null {
  return address === '' ? null : new URL(address).origin;
}
