import type { ActivityFeedWords } from '../activityFeed.ts';

export const activityFeed = {
  list: 'Actividad simulada',
  sentence: {
    buy: '{name} compró|{amount} de {asset}',
    sell: '{name} vendió|{amount} de {asset}',
    swap: '{name} cambió|{amount} de {asset}',
    stake: '{name}, staking:|{amount} de {asset}',
  },
  price: 'a {price}',
  gain: 'Simulado: gana +{amount}',
  loss: 'Simulado: pierde −{amount}',
  newest: 'La última',
  ago: { now: 'ahora', seconds: 'hace {count}\u00a0s', minutes: 'hace {count}\u00a0min' },
  loading: 'Cargando la simulación',
  failed: 'La simulación necesita los precios de mercado, que no se cargaron.',
  pause: 'Pausar simulación',
  resume: 'Reanudar simulación',
  noScript: 'La simulación necesita JavaScript, que está desactivado en este navegador.',
} satisfies ActivityFeedWords;
