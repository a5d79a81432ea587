import type { Owner } from './owner.ts';

/**
 * The one origin that the page may frame; null when it frames nothing.
 * @param embedded where the companion's own form answers; the settings name it for a build.
 */
export function frameOrigin({ form }: Pick<Owner, 'form'>, embedded?: string): string | null {
  switch (form.provider) {
    case 'embedded':
      return originOf(embedded ?? form.origin);
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
