import { expect, test } from 'vitest';
import { formAddress, layoutAttributes } from './formAddress.ts';
import { frameState } from './frameState.ts';

const embedded = { provider: 'embedded', origin: 'http://localhost:4322' } as const;
const leadconnector = {
  provider: 'leadconnector',
  formId: 'AbC123',
  host: 'https://forms.example.com',
  formName: 'Sign up',
} as const;

test('only campaign parameters travel into the form, each cut to 100 characters', () => {
  const search = `?utm_source=news&utm_medium=&ref=x&email=a%40b.c&utm_term=${'é'.repeat(150)}`;
  const passed = new URL(formAddress(embedded, search)).searchParams;
  expect([...passed.keys()]).toEqual(['utm_source', 'utm_term']);
  expect(passed.get('utm_term')).toBe('é'.repeat(100));
});

test('the theme that the visitor chose travels to our own form alone', () => {
  expect(formAddress(embedded, '', 'dark')).toBe('http://localhost:4322/?theme=dark');
  expect(formAddress(embedded, '', 'system')).toBe('http://localhost:4322/');
  expect(formAddress(leadconnector, '', 'dark')).not.toContain('theme');
});

test('our own form is shown in the language of the page, with all that travels', () => {
  const spanish = { ...embedded, path: '/es/' };
  expect(formAddress(spanish)).toBe('http://localhost:4322/es/');
  expect(formAddress(spanish, '?utm_source=a', 'dark')).toBe(
    'http://localhost:4322/es/?utm_source=a&theme=dark',
  );
});

test('a form address keeps its own parameters', () => {
  const form = { provider: 'url', url: 'https://example.com/f?id=7' } as const;
  expect(formAddress(form, '?utm_source=a')).toBe('https://example.com/f?id=7&utm_source=a');
});

test('a LeadConnector form has its address and its layout attributes', () => {
  expect(formAddress(leadconnector)).toBe('https://forms.example.com/widget/form/AbC123');
  expect(layoutAttributes(leadconnector)).toMatchObject({
    id: 'inline-AbC123',
    'data-layout': "{'id':'INLINE'}",
    'data-form-id': 'AbC123',
    'data-height': '600',
  });
  expect(layoutAttributes(embedded)).toEqual({});
});

test('a form that speaks late takes the place of the fallback', () => {
  expect(frameState({ kind: 'silent', attempt: 1 }, 'said ready').kind).toBe('ready');
  expect(frameState({ kind: 'ready', attempt: 1 }, 'stayed silent').kind).toBe('ready');
});

test('trying again is a new attempt', () => {
  expect(frameState({ kind: 'silent', attempt: 1 }, 'try again')).toEqual({
    kind: 'loading',
    attempt: 2,
  });
});
