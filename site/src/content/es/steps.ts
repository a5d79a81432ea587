import type { StepsWords } from '../steps.ts';

export const steps = {
  heading: 'Baja, opera, sal',
  label: 'Cómo funciona',
  steps: [
    {
      title: 'Conecta tu billetera',
      body: 'Aprueba la billetera que ya usas. Sin cuenta ni contraseña. El mínimo recomendado es de unos\u00a0{minimum}.',
    },
    {
      title: 'Opera',
      body: 'Elige un par, revisa el precio y la comisión del {fee}, y aprueba. Normalmente queda hecho en {speed}.',
    },
    {
      title: 'Pasa a efectivo',
      body: 'Elige un socio de liquidación. Antes de aceptar, revisa su tipo de cambio, sus límites y sus normas de identificación.',
    },
  ],
  start: {
    label: 'Conecta la billetera y opera',
    note: 'Primero, el registro; aquí no se conecta ninguna billetera.',
  },
} satisfies StepsWords;
