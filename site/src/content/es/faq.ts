import type { FaqWords } from '../faq.ts';

export const faq = {
  heading: 'A viva voz',
  label: 'Preguntas',
  showAll: 'Ver respuestas',
  shown: 'Se muestran las {count} respuestas',
  hidden: 'Respuestas ocultas',
  items: {
    fees: {
      category: 'Comisiones',
      question: '¿Cuánto cuesta una operación?',
      answer:
        '{name} cobra el {fee} de la operación: {cost} por {order}. Si pagas la comisión en {name}, puede reducirse hasta en un {discount}, a un mínimo del {leastFee}. Las comisiones de red y el impacto en el precio van aparte.',
    },
    start: {
      category: 'Primeros pasos',
      question: '¿Cuánto necesito para empezar?',
      answer:
        'El mínimo recomendado es de unos\u00a0{minimum}. Es una sugerencia, no un límite ni asesoramiento. Usa solo dinero que puedas permitirte perder.',
    },
    identity: {
      category: 'Privacidad',
      question: '¿Se verifica mi identidad?',
      answer:
        'Operas con una billetera, así que no hay inicio de sesión ni contraseña. Los socios de liquidación pueden verificar quién eres antes de pagar en efectivo. Cualquiera puede ver las operaciones en una red pública, y las normas fiscales y de sanciones siguen aplicándose en tu caso.',
      answerWithoutChecks:
        '{name} no pide documentos de identidad para operar desde tu billetera. Los socios de liquidación que pagan en efectivo pueden verificar quién eres. Cualquiera puede ver las operaciones en una red pública, y las normas fiscales y de sanciones siguen aplicándose en tu caso.',
    },
    custody: {
      category: 'Seguridad',
      question: '¿Quién guarda mis monedas?',
      answer:
        'Tú. {name} es un exchange sin custodia: tus monedas siguen en tu billetera y tú apruebas lo que se mueve. Si pierdes tu frase de recuperación, {name} no puede restaurar tu billetera.',
    },
    cashOut: {
      category: 'Efectivo',
      question: '¿Cómo paso de cripto a efectivo?',
      answer:
        'Conviertes al instante con un socio de liquidación. Cuándo te llega el dinero, los límites y los controles de identidad dependen del socio y de dónde vivas.',
    },
    token: {
      category: 'Token',
      question: '¿Para qué sirve el token {name}?',
      answer:
        'Para pagar comisiones de trading con un descuento de hasta el {discount} y para hacer staking con hasta un {apy}\u00a0APY. La tasa de staking varía, no está garantizada y puede caer a cero. El suministro es fijo: {supply}. El precio de {name} puede caer a cero.',
    },
  },
} satisfies FaqWords;
