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
  noForm:
    'Aún no hay formulario de registro, así que esta página no recoge nada de lo que escribas.',
} satisfies PrivacyWords;
