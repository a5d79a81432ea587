import type { PrivacyWords } from '../privacy.ts';

export const privacy = {
  login: 'Esta página no tiene inicio de sesión ni instala cookies propias.',
  stored: 'Tu dispositivo guarda el tema que elijas, y nada más.',
  storedWithForm:
    'Tu dispositivo guarda el tema que elijas, y tu decisión de mostrar el formulario si lo pides.',
  ownPrices:
    'Para mostrar precios, tu navegador consulta la propia dirección de esta página; el servicio de datos externo solo ve nuestro servidor.',
  outsidePrices:
    'Para mostrar precios, tu navegador consulta directamente un servicio de datos externo, así que ese servicio ve tu dirección IP.',
  ownForm: {
    ask: 'El formulario de registro es nuestro y se carga solo cuando lo pides. Lo que envías en él lo almacenamos nosotros.',
    load: 'El formulario de registro es nuestro y se carga antes de que llegues a él. Lo que envías en él lo almacenamos nosotros.',
  },
  outsideForm: {
    ask: 'El formulario de registro procede de un servicio externo y se carga solo cuando lo pides; entonces ese servicio ve tu dirección IP.',
    load: 'El formulario de registro procede de un servicio externo y se carga antes de que llegues a él; entonces ese servicio ve tu dirección IP.',
  },
  counting:
    'Una vez por visita, cuando sales de esta página o la ocultas, nos envía qué secciones se vieron y qué botones se pulsaron, hasta dónde llegaron una operación de práctica y el formulario, el tipo de dispositivo según el ancho de la ventana, el idioma y la velocidad. Guardamos totales por día: sin cookies, sin identificador, sin dirección, sin hora exacta. Tu dirección IP limita cuántos mensajes cuentan, y no se conserva. Global Privacy Control y Do Not Track lo desactivan.',
  noForm:
    'Aún no hay formulario de registro, así que esta página no recoge nada de lo que escribas.',
} satisfies PrivacyWords;
