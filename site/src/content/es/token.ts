import type { TokenWords } from '../token.ts';

export const token = {
  heading: ['{supplyInWords} de\u00a0{name}.', 'Ni uno más.'],
  label: 'Economía del token',
  lead: '{supply}, suministro fijo. Cada asiento son {seat}.',
  seats: 'asientos',
  columns: { category: 'Categoría', amount: 'Cantidad', percentage: 'Porcentaje' },
  entries: {
    community: { category: 'Comunidad', description: 'Para usuarios y programas.' },
    team: { category: 'Equipo' },
    development: {
      category: 'Desarrollo',
      description: 'Construir y operar el exchange.',
    },
    liquidity: {
      category: 'Liquidez',
      description: 'Para que las órdenes tengan contrapartida.',
    },
    reserve: { category: 'Reserva', description: 'Para necesidades aún no previstas.' },
  },
  vesting: { one: 'Vesting de {years}\u00a0año.', other: 'Vesting de {years}\u00a0años.' },
  total: 'Total',
  held: '{categories} suman el {share}, es decir, {amount}.',
  benefits: {
    discount: {
      title: 'Hasta un {discount} menos de comisión',
      body: 'Paga en {name} y el {fee} se reduce hasta en un {discount}, a un mínimo del {leastFee}. El descuento puede cambiar.',
    },
    staking: {
      title: 'Staking de hasta un {apy}\u00a0APY',
      body: 'APY es el rendimiento porcentual anual. El {apy} es lo máximo que puede alcanzar la tasa, no lo que cabe esperar: varía, no está garantizada y puede caer a cero. {name} puede perder más valor del que paga el staking. No es un depósito bancario ni está asegurado.',
    },
  },
  get: {
    label: 'Obtén tokens {name}',
    tag: 'Próximamente',
    reason: 'Aquí no se vende. Los documentos del token se enlazarán antes de cualquier venta.',
    note: 'Esta página no vende ni ofrece tokens {name}.',
  },
} satisfies TokenWords;
