import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

/** The owner's settings do not fit; the message says in one line what to mend. */
export class OwnerInvalid extends Error {
  override readonly name = 'OwnerInvalid';
}

const OWN_FILE = join(import.meta.dirname, '../../owner.config.ts');

const address = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

// The build checks the whole file; the companion reads what it needs itself.
const Owner = z.object({
  name: z.string().min(1),
  colors: z.object({ floor: color, floorShade: color }),
  legal: z.object({ regions: z.string() }),
  form: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('embedded') }),
    z.object({ provider: z.literal('leadconnector'), host: address }),
    z.object({ provider: z.literal('url'), url: address }),
    z.object({ provider: z.literal('none') }),
  ]),
});

/** What the companion takes from `owner.config.ts`; addresses are cut to their origin. */
export type Owner = z.infer<typeof Owner>;

/**
 * @param file another file than the repository's own, for a second brand.
 * @throws OwnerInvalid when it is missing or does not fit.
 */
export async function readOwner(file = OWN_FILE): Promise<Owner> {
  try {
    const { owner }: { owner?: unknown } = await import(pathToFileURL(resolve(file)).href);
    return Owner.parse(owner);
  } catch (cause) {
    const reason =
      cause instanceof z.ZodError
        ? cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
        : String(cause);
    throw new OwnerInvalid(
      `The owner's settings in ${file} do not fit. Mend them there. (${reason})`,
      {
        cause,
      },
    );
  }
}

/**
 * The one origin that the page may frame; null when it frames nothing.
 * @param embedded where the companion's own form answers.
 */
export function frameOrigin({ form }: Pick<Owner, 'form'>, embedded: string): string | null {
  switch (form.provider) {
    case 'embedded':
      return embedded;
    case 'leadconnector':
      return form.host;
    case 'url':
      return form.url;
    case 'none':
      return null;
  }
}
