export * from '../../site/e2e/testBrowser.ts';
