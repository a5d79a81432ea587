import type { StatsWords } from '../stats.ts';

export const stats = {
  heading: '{name} en 4\u00a0números',
  traders: 'traders, recuento propio de {name}',
  fee: 'de comisión en cada operación, más comisiones de red',
  speed: 'para completar una operación; más si hay congestión',
  about: 'unos',
  minimum: 'mínimo recomendado en USD: una sugerencia, no asesoramiento',
} satisfies StatsWords;
