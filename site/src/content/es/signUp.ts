import type { SignUpWords } from '../signUp.ts';

export const signUp = {
  label: 'Registro',
  labelEarly: 'Acceso anticipado',
  heading: 'Regístrate, luego opera',
  headingEarly: 'Entra antes',
  stations: [
    {
      when: 'Ahora',
      title: 'Deja tu correo',
      text: 'A tu billetera y a tu dinero no les pasa nada.',
    },
    {
      when: 'Luego',
      title: '{name} te escribe',
      text: 'El equipo te envía un correo sobre cómo empezar.',
    },
    {
      when: 'Después',
      title: 'Opera desde tu billetera',
      text: '{fee} por operación más comisiones de red. El mínimo recomendado es de unos\u00a0{minimum}; no es asesoramiento.',
    },
  ],
  inShort: 'Ahora tu correo, luego un mensaje de {name}, después operas desde tu billetera.',
  app: 'Abrir {name}',
  risk: 'Los criptoactivos son de alto riesgo. Puedes perder la totalidad del importe invertido.',
  outside:
    'Lo que envías llega a ese servicio y a {name}. No escribas nunca una frase de recuperación.',
  openInNewTab: 'Abrir el formulario en otra pestaña',
  notOpen: 'El registro aún no está abierto. El formulario aparecerá aquí.',
} satisfies SignUpWords;
