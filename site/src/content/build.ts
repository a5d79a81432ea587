export * from '../data/build.ts';
