import type { GetStartedWords } from '../getStarted.ts';

export const getStarted = {
  heading: 'Baja al parqué',
  claim: 'Conserva tus claves. Paga el {fee}.',
  body: 'Más comisiones de red. Operaciones normalmente en {speed}, paso a efectivo con un socio de liquidación, unos\u00a0{minimum} recomendados para empezar.',
  start: 'Empieza hoy',
} satisfies GetStartedWords;
