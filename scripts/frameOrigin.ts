import type { Owner } from '../site/src/content/owner.ts';

/** The origin that the page frames its form from; undefined when there is no form to frame. */
export function frameOrigin({ form }: Pick<Owner, 'form'>): string | undefined {
  switch (form.provider) {
    case 'embedded':
      return form.origin === '' ? undefined : new URL(form.origin).origin;
    case 'leadconnector':
      return new URL(form.host).origin;
    case 'url':
      return new URL(form.url).origin;
    case 'none':
      return undefined;
  }
}
