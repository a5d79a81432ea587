import type { FormWords } from '#contract/formWords.ts';

/** The embedded sign-up form and what its server answers. */
export const form = {
  titles: { form: 'Formulario de registro', again: 'Aún sin enviar: formulario de registro' },
  heading: 'Regístrate en {name}',
  trap: 'Deja este campo vacío',
  email: 'Correo electrónico',
  firstName: 'Nombre',
  experience: 'Nivel de trading',
  experiences: { new: 'Inicial', some: 'Medio', active: 'Activo' },
  optional: '(opcional)',
  consent: {
    version: '2026-11-22',
    text: '{name} puede enviarme correos sobre cómo empezar. Puedo pedir la baja cuando quiera.',
  },
  send: 'Registrarme',
  sending: 'Enviando…',
  warning: 'Nunca des tu clave privada o frase de recuperación. No hacen falta.',
  back: 'Volver a la página de {name}',
  faults: {
    emailMissing: 'Escribe tu correo electrónico.',
    emailTooLong: 'Escribe un correo electrónico de {most} caracteres como máximo.',
    emailUnseen: 'El correo electrónico contiene un carácter que no se ve. Escríbelo de nuevo.',
    emailForm: 'Escribe un correo como nombre@example.com.',
    nameTooLong: 'Usa {most} caracteres como máximo en tu nombre.',
    experience: 'Elige una opción o ninguna.',
    consent: 'Marca la casilla para que podamos contactarte.',
  },
  refusals: {
    expired: 'El formulario caducó. Pulsa «{send}» otra vez.',
    tooMany: 'Demasiados intentos desde tu red. Espera un minuto y vuelve a intentarlo.',
    notSaved: 'No se guardó. Inténtalo de nuevo.',
  },
  offline:
    'No se guardó: este dispositivo no tiene conexión. Lo que escribiste sigue aquí. Conéctate y pulsa «{send}» otra vez.',
  noForm: {
    tooLarge: 'Es más de lo que admite este formulario. No se guardó nada.',
    wrongType: 'Esta dirección solo acepta el formulario de registro. No se guardó nada.',
    unreadable: 'El formulario llegó dañado. No se guardó nada.',
    wrongMethod: 'Esta dirección solo muestra y acepta el formulario de registro.',
    notFound: 'Aquí no hay nada más que el formulario de registro.',
    broken: 'Algo falló por nuestra parte. Inténtalo de nuevo.',
    back: 'Volver al formulario',
  },
  thanks: {
    heading: 'Gracias',
    sent: 'Lo que enviaste',
    consent: { label: 'Tu consentimiento', value: 'Sí' },
    campaign: 'Llegaste por',
    kept: 'Guardamos un registro por cada dirección de correo, con su fecha y hora, {retention}; uno anterior queda como estaba. Ni dirección IP ni nada sobre tu dispositivo.',
    retention: {
      unlimited: 'hasta que nos pidas eliminarlo',
      days: { one: 'durante {days} día', other: 'durante {days} días' },
    },
    next: 'Qué pasa ahora',
    promise:
      'El equipo de {name} te escribe un correo sobre cómo empezar. Para darte de baja, respóndelo y dilo. {name} nunca pide una frase de recuperación ni una clave privada.',
  },
  confirming: {
    subject: 'Confirma tu registro',
    mail: 'Alguien se registró con esta dirección. Si fuiste tú: {link}\nSi no, no hagas nada.',
    button: 'Confirmar',
    done: 'Gracias. Tu dirección está confirmada.',
    damaged: 'Este enlace no está completo.',
    tooOld: 'Este enlace es demasiado antiguo.',
  },
} satisfies FormWords;
