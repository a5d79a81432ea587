import type { FooterWords } from '../footer.ts';

export const footer = {
  explore: 'Explorar',
  theme: { label: 'Tema', system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  legal: 'Legal',
  risks: 'Riesgos',
  privacy: 'Privacidad',
  terms: {
    title: 'Condiciones',
    text: 'Las condiciones del servicio de {name} aún no se han publicado en esta página. Hasta entonces, nada de lo que hay aquí es una oferta ni un contrato.',
  },
  accessibility: {
    title: 'Accesibilidad',
    text: 'Nuestro objetivo es cumplir las WCAG\u00a02.2, nivel\u00a0AA. Si algo no te funciona, escribe a {email}.',
    textWithoutAddress:
      'Nuestro objetivo es cumplir las WCAG\u00a02.2, nivel\u00a0AA. Aún no se ha publicado una dirección a la que escribir si algo no te funciona.',
  },
  choices: {
    title: 'Formulario y cookies: tu elección',
    cookies: 'Esta página no instala cookies, así que no hay nada que rechazar.',
    closed: 'El formulario de registro aún no está abierto, así que no se carga nada de él.',
    ask: 'El formulario de registro se carga solo cuando pulsas su botón. El botón junto al formulario abierto lo vuelve a ocultar y olvida tu elección.',
    load: 'El formulario de registro se carga antes de que llegues a él: con la página, o cuando te acercas.',
  },
  nobody:
    'La empresa responsable de esta página, su dirección y su contacto aún no se han publicado.',
  credit: 'Datos de precios',
  figures: 'Cifras declaradas por {name}, {asOf}.',
} satisfies FooterWords;
