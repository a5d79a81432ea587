export { owner } from '../data/owner.ts';
