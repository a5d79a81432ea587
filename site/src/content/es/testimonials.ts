import type { TestimonialsWords } from '../testimonials.ts';

export const testimonials = {
  heading: 'La factura del mes',
  label: 'Testimonios: ejemplos ilustrativos',
  lead: 'Traders inventados, aritmética real, hasta que podamos citar a clientes verificados.',
  tag: 'Ejemplo, no es un cliente real',
  saved: 'Comisiones ahorradas, no ganancias',
  aMonth: '{amount} al mes',
  aTrade: '{amount} por orden',
  rated: 'Valoración: {rating} de {best}',
  cards: {
    swing: {
      who: 'Swing trader, Lisboa',
      text: '10 operaciones de {order}. Al {otherRate} pagaría {other}; al {rate} son {own}.',
    },
    day: {
      who: 'Trader intradía, Nairobi',
      text: '200 operaciones de {order}. Las comisiones bajan de {other}, al {otherRate}, a {own}.',
    },
    first: {
      who: 'Trader novato, Da\u00a0Nang',
      text: 'Empecé con {order}. La comisión es de {own}; al {otherRate} sería de {other}.',
      spelled:
        'Empecé con {order}. La comisión es de 2.5\u00a0centavos; al {otherRate} sería de 15.',
    },
  },
  stats: {
    traders: 'traders, recuento propio de {name}',
    fee: 'de comisión de trading en una operación de {order}',
    less: 'menos que al {otherRate}',
    discount: 'con el descuento máximo del {discount} por pagar en {name}, que puede cambiar',
  },
} satisfies TestimonialsWords;
