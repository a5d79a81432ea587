import { expect, test } from 'vitest';
import { formAddress, frameAddress, layoutAttributes } from './formAddress.ts';
import { frameState } from './frameState.ts';

const PAGE = 'https://page.example/';
const ownForm = { provider: 'embedded', origin: '', path: '/form/' } as const;
const elsewhere = { ...ownForm, origin: 'https://form.example' };
const leadconnector = {
  provider: 'leadconnector',
  formId: 'AbC123',
  host: 'https://forms.example.com',
  formName: 'Sign up',
} as const;

test('only campaign parameters travel into the form, each cut to 100 characters', () => {
  const search = `?utm_source=news&utm_medium=&ref=x&email=a%40b.c&utm_term=${'é'.repeat(150)}`;
  const passed = new URL(frameAddress(ownForm, PAGE + search, 'system')).searchParams;
  expect([...passed.keys()]).toEqual(['utm_source', 'utm_term']);
  expect(passed.get('utm_term')).toBe('é'.repeat(100));
});

test('the theme that the visitor chose travels to our own form alone', () => {
  expect(frameAddress(ownForm, PAGE, 'dark')).toBe('https://page.example/form/?theme=dark');
  expect(frameAddress(ownForm, PAGE, 'system')).toBe('https://page.example/form/');
  expect(frameAddress(leadconnector, PAGE, 'dark')).not.toContain('theme');
});

test('our own form stands under the host name of the page, unless it has one of its own', () => {
  expect(formAddress(ownForm)).toBe('/form/');
  expect(frameAddress(ownForm, 'http://192.168.1.7:4321/es/', 'system')).toBe(
    'http://192.168.1.7:4321/form/',
  );
  expect(formAddress(elsewhere)).toBe('https://form.example/form/');
  expect(frameAddress(elsewhere, `${PAGE}?utm_source=a`, 'dark')).toBe(
    'https://form.example/form/?utm_source=a&theme=dark',
  );
});

test('a form address keeps its own parameters', () => {
  const form = { provider: 'url', url: 'https://example.com/f?id=7' } as const;
  expect(frameAddress(form, `${PAGE}?utm_source=a`, 'system')).toBe(
    'https://example.com/f?id=7&utm_source=a',
  );
});

test('a LeadConnector form has its address and its layout attributes', () => {
  expect(formAddress(leadconnector)).toBe('https://forms.example.com/widget/form/AbC123');
  expect(layoutAttributes(leadconnector)).toMatchObject({
    id: 'inline-AbC123',
    'data-layout': "{'id':'INLINE'}",
    'data-form-id': 'AbC123',
    'data-height': '600',
  });
  expect(layoutAttributes(ownForm)).toEqual({});
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
