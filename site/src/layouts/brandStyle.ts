import type { Owner } from '#contract/owner.ts';
import { tokenColor } from '../lib/theme.ts';

/**
 * The owner's colours as a style rule, or nothing when they are the style sheet's own. It stands
 * outside of every layer, and so wins over the tokens.
 * @param tokens the text of `tokens.css`, where the defaults are.
 * @throws Error when the tokens no longer name the accent.
 */
export function brandStyle({ floor, floorShade }: Owner['colors'], tokens: string): string {
  const rules = [
    rule('--color-accent', floor, tokens),
    rule('--color-accent-shade', floorShade, tokens),
  ].filter(Boolean);
  return rules.length === 0 ? '' : `:root{${rules.join(';')}}`;
}

function rule(token: string, color: string, tokens: string): string {
  const own = tokenColor(tokens, token, 'light');
  return own.toLowerCase() === color.toLowerCase() ? '' : `${token}:${color}`;
}
