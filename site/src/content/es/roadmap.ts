import type { RoadmapWords } from '../roadmap.ts';

export const roadmap = {
  heading: 'Hecho, en obra, por hacer',
  label: 'Hoja de ruta {year}',
  lead: 'El plan tal como se publicó para {year}. Lo no completado puede cambiar.',
  statusNames: { completed: 'Completado', current: 'En curso', upcoming: 'Próximo' },
  quarter: '{quarter}T\u00a0{year}',
  complete: '{progress} completado',
  quarters: [
    {
      title: 'Cimientos',
      items: [
        'Trading desde tu propia billetera',
        'Red de capa\u00a02',
        'Comisión de trading del {fee}, más comisiones de red',
        'Operaciones normalmente en {speed}',
      ],
    },
    {
      title: 'Herramientas',
      items: [
        'Tipos de orden avanzados',
        'Copy trading',
        'Bots de trading',
        'Paso a efectivo con socios de liquidación',
      ],
    },
    {
      title: 'Token y academia',
      items: [
        'Descuento en comisiones al pagar en {name}',
        'Staking de {name}',
        'Temarios de la academia',
        'Canales de la comunidad',
      ],
    },
    {
      title: 'Apertura',
      items: [
        'Lecciones completas de la academia',
        'Programa de socios',
        'Más socios de liquidación',
        'Más idiomas',
      ],
    },
  ],
} satisfies RoadmapWords;
