import type { PartnersWords } from '../partners.ts';

export const partners = {
  heading: 'Quién más pisa el parqué',
  label: 'Socios',
  lead: 'Con su nombre, cuando lo aprueben por escrito; hasta entonces, por tipo.',
  categories: [
    {
      title: 'Socios de red y de billetera',
      body: 'La red de capa\u00a02 y las billeteras que conectas.',
    },
    {
      title: 'Socios de datos de mercado',
      body: 'Los precios de referencia de esta página.',
    },
    {
      title: 'Socios de liquidación',
      body: 'De cripto a efectivo, con sus propias condiciones.',
    },
  ],
  inquiries: {
    label: 'Propuestas de alianza',
    tag: 'Próximamente',
    reason: 'Próximamente. El contacto para socios aún no se ha publicado.',
  },
} satisfies PartnersWords;
