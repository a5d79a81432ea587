import type { FeaturesWords } from '../features.ts';

export const features = {
  heading: 'Por qué operar aquí',
  fees: {
    title: 'Comisión del {fee}',
    body: 'Una operación de {order} cuesta {cost} en comisiones de trading, más las de red. Con tasas del {least} al {most}: de {leastCost} a {mostCost}.',
  },
  speed: {
    title: '{speed}',
    body: 'Una red de capa\u00a02, que liquida en una blockchain principal, procesa cada operación. Con mucho tráfico puede ir más lenta.',
  },
  noIdentityChecks: {
    title: 'Sin control de identidad',
    body: 'Una billetera, no una cuenta: {name} no pide documentos de identidad. Los socios de liquidación pueden verificar quién eres; la ley local sigue vigente.',
  },
  noAccount: {
    title: 'Sin abrir una cuenta',
    body: 'Operas con una billetera, así que no hay inicio de sesión ni contraseña. Los socios de liquidación pueden verificar quién eres antes de pagar en efectivo.',
  },
  custody: {
    title: 'Sin custodia',
    body: 'Tus monedas están en tu billetera antes y después de cada operación. {name} no tiene ninguna clave para moverlas.',
  },
  cashOut: {
    title: 'Efectivo al instante',
    body: 'Convierte al momento con un socio de liquidación. Cuándo llega el dinero depende del socio y de tu banco.',
  },
  automate: {
    title: 'Copia y automatiza',
    body: 'Copia a un trader, usa un bot o fija una orden avanzada. Cada opción puede hacerte perder dinero igual que ganarlo.',
  },
} satisfies FeaturesWords;
