export { figures } from '../content/figures.ts';
