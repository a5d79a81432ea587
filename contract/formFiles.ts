import * as z from 'zod/mini';

/**
 * Where a build keeps the files of the embedded form, inside its own folder. Hidden, and so no part
 * of the site: the site's origin, and hosts of static files, leave hidden files out.
 */
export const FORM_FOLDER = '.form';

/** In that folder: which file is which. Hidden, because it is nobody's to download. */
export const FORM_MANIFEST = '.manifest.json';

/** Beside it, hidden too: the words of every language that is built (`FormLanguages`). */
export const FORM_WORDS = '.words.json';

const Address = z.string().check(z.startsWith('/'));

/** The addresses of the form's files, on the form's origin. */
export const FormManifest = z.object({
  style: Address,
  script: Address,
  /** As `integrity` writes it: the browser runs this very script, or none. */
  scriptHash: z.string().check(z.startsWith('sha256-')),
  icon: Address,
  /** The font of the form's text, to be fetched beside the style. */
  font: Address,
  /** What languages have instead of that font, and after that style: letters that English lacks. */
  inLanguage: z.record(z.string(), z.object({ styles: z.array(Address), font: Address })),
});

export type FormManifest = z.infer<typeof FormManifest>;
