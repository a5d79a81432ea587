import type { PricesWords } from '../prices.ts';

export const prices = {
  heading: 'Tablero de trading',
  badge: {
    live: 'En vivo',
    connecting: 'Conectando',
    paused: 'En pausa',
    notLive: 'No en vivo',
    sample: 'Muestra',
  },
  columns: {
    asset: 'Activo',
    price: 'Precio (USD)',
    change: 'Cambio 24h',
    volume: 'Vol. mercado, 24h',
  },
  trend: { up: 'sube', down: 'baja', unchanged: 'sin cambios' },
  volumeLabel: 'Vol',
  notAvailable: 'n/d',
  caption: {
    market:
      'Precios de referencia en dólares de EE.\u00a0UU., frente a USDT. Proceden de un servicio de datos externo, abarcan todo el mercado y no son cotizaciones ni volumen de {name}.',
    notMarketData: 'Cifras de muestra, no datos de mercado.',
    sample:
      'En dólares de EE.\u00a0UU. frente a USDT, solo muestran cómo funciona este tablero. No son cotizaciones ni volumen de {name}.',
  },
  updated: 'Actualizado a las {time}. Se renueva cada 10\u00a0segundos.',
  lastUpdated: 'Actualizado: {time}',
  asOf: 'a las {time}',
  pause: 'Pausar precios',
  resume: 'Reanudar precios',
  loading: 'Cargando precios',
  error: {
    title: 'No se pudieron cargar los datos de trading',
    advice: 'Revisa tu conexión e inténtalo de nuevo',
  },
  retry: 'Reintentar',
  noScript: 'Los precios necesitan JavaScript, que está desactivado en este navegador.',
  announcements: {
    loaded: 'Precios cargados',
    failed: '{title}. {advice}',
    recovered: 'Los precios han vuelto',
    paused: 'Precios en pausa',
    resumed: 'Precios reanudados',
  },
} satisfies PricesWords;
