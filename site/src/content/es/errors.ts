import type { ErrorsWords } from '../errors.ts';

export const errors = {
  notFound: {
    heading: '¡Ups! Esa página no existe',
    text: 'En esta grada no opera nadie. El corro que buscas está en otro sitio.',
    action: 'Volver al inicio',
  },
  serverError: {
    heading: '¡Error inesperado de la aplicación!',
    text: 'No se pudo mostrar la página. Inténtalo de nuevo en un momento.',
    action: 'Recargar',
  },
} satisfies ErrorsWords;
