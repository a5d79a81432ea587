import { expect, test } from 'vitest';
import { printTokens, sayWhole, tokensOf } from './tokenSupply.ts';

test.for([
  [1_000_000_000, 40, '400,000,000 ABC'],
  [1_000_000_000, 5, '50,000,000 ABC'],
  [21_000_000, 15, '3,150,000 ABC'],
] as const)('of %d tokens, %d%% reads %s', ([supply, percent, text]) => {
  expect(printTokens(tokensOf(supply, percent), 'ABC')).toBe(text);
});

test.for([
  [1_000_000_000, 'a billion'],
  [2_500_000_000, '2.5 billion'],
  [21_000_000, '21 million'],
  [1_234_567_890, '1.23456789 billion'],
] as const)('a supply of %d is called %s', ([supply, words]) => {
  expect(sayWhole(supply, 'en', 'a ')).toBe(words);
});
