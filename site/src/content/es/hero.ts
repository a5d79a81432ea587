import type { HeroWords } from '../hero.ts';

export const hero = {
  label: 'Exchange descentralizado en una red de capa\u00a02',
  heading: 'Parqué abierto.',
  lead: 'Opera desde tu propia billetera: nadie más custodia tu dinero. {fee} por operación más comisiones de red, normalmente en {speed}.',
  leadWithIdentity:
    'Opera desde tu propia billetera: nadie más custodia tu dinero. {fee} por operación más comisiones de red, normalmente en {speed}. Sin identificación para operar; los socios de liquidación pueden pedirla.',
  start: 'Empieza a operar',
  demo: 'Ver demo en vivo',
  risk: 'Primero, el registro. {priceRisk}',
  priceRisk:
    'Los precios de los criptoactivos pueden caer tan rápido como suben. Opera solo con dinero que puedas permitirte perder.',
  legend: { bid: 'compra', ask: 'venta', you: 'tú' },
} satisfies HeroWords;
