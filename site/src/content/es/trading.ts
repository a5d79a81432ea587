import type { TradingWords } from '../trading.ts';

export const trading = {
  heading: 'El tablero no parpadea',
  label: 'Funciones avanzadas de trading',
  features: {
    orders: {
      title: 'Órdenes avanzadas',
      body: 'Pon tu precio y deja que la orden espere. Si el mercado lo rebasa, puede que no se ejecute.',
    },
    copy: {
      title: 'Copy trading',
      body: 'Replica a un trader desde tu propia billetera: sus pérdidas igual que sus ganancias.',
    },
    bots: {
      title: 'Bots de trading',
      body: 'Un bot sigue su regla, también cuando el mercado cae. Fija límites antes de ponerlo en marcha.',
    },
    staking: {
      title: 'Staking',
      body: 'Hasta un {apy}\u00a0APY: es el máximo posible, no lo que cabe esperar. Varía, no está garantizado y puede caer a cero.',
    },
  },
  demo: {
    label: 'Ver la demo',
    late: 'El parqué escuela no se cargó. Aquí están sus precios.',
  },
  onPaper: 'En pantalla, aquí está el Tablero de trading: 8 monedas y sus precios de referencia.',
} satisfies TradingWords;
