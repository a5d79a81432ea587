import * as z from 'zod/mini';
import { ERROR_CODES, INPUT_NAMES } from './signUpFields.ts';

/** Where a form is sent, by a browser without script as by the form's own script. */
export const SIGN_UP_PATH = '/api/sign-ups';

/** The name of a field that people do not see; a program that fills in every field fills it in too. */
export const HONEYPOT = 'message';

const FieldErrors = z.partialRecord(z.enum(INPUT_NAMES), z.enum(ERROR_CODES));

/** The error code of each input that is wrong, as in 422 `{"errors":{"email":"invalid"}}`. */
export type FieldErrors = z.infer<typeof FieldErrors>;

/** The words that visitors agree to, as a form shows them; `version` is the start of their SHA-256, in hex. */
export const Consent = z.object({ version: z.string(), language: z.string(), text: z.string() });

export type Consent = Readonly<z.infer<typeof Consent>>;

const SignUpRefusal = z.enum([
  'unreadable',
  'crossSite',
  'tooLarge',
  'wrongType',
  'tooMany',
  'notSaved',
]);

/** Why a form was not taken at all. */
export type SignUpRefusal = z.infer<typeof SignUpRefusal>;

/**
 * The answer to `Accept: application/json`: 200 when the sign-up is stored, 422 with what is wrong with
 * the fields, else the status of the refusal. With the error `changed` comes the consent to show now.
 */
export const SignUpAnswer = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ errors: FieldErrors, consent: z.optional(Consent) }),
  z.object({ error: SignUpRefusal }),
]);
export type SignUpAnswer = z.infer<typeof SignUpAnswer>;
