import type { HeadWords } from '../head.ts';

export const head = {
  title: '{name}: opera cripto desde tu propia billetera al {fee}',
  description:
    'Exchange descentralizado, sin custodia, en capa 2. Comisión de trading del {fee}; conservas tus claves. Criptoactivos: alto riesgo, puedes perderlo todo.',
  social: {
    title: 'Opera desde tu propia billetera. Paga el {fee} por operación.',
    risk: 'Criptoactivos: alto riesgo',
    alt: '{name}: opera desde tu propia billetera y paga el {fee} por operación. Los criptoactivos son de alto riesgo.',
  },
  notFoundTitle: 'Página no encontrada · {name}',
  errorTitle: 'Error inesperado · {name}',
} satisfies HeadWords;
