import type { DemoWords } from '../practiceSchema.ts';

export const practiceDemo = {
  label: 'Demo',
  back: 'Paso atrás',
  forward: 'Paso adelante',
  play: 'Ver',
  pause: 'Pausar',
  again: 'Ver otra vez',
  take: 'Pruébalo tú',
  count: '{number} de {total}. {title}',
  cents: { one: '{count}\u00a0centavo', other: '{count}\u00a0centavos' },
  range: 'de {least} a {most}',
  moments: [
    {
      title: 'Empiezas en el borde.',
      body: 'Solo traes una billetera. Sin cuenta ni contraseña.',
    },
    {
      title: 'La billetera pregunta primero.',
      body: 'Si apruebas, {name} puede ver tu dirección. No puede mover ninguna moneda.',
    },
    {
      title: 'Conectado: bajas las primeras gradas.',
      body: 'Hay 8 monedas en los 8 lados del corro, a los precios de la página.',
    },
    { title: 'Elige una moneda.', body: 'Aquí, Solana. El parqué se extiende hasta su lado.' },
    {
      title: 'Ves la comisión antes de pagarla.',
      body: '{cost} por {order}\u00a0USDT. La misma orden cuesta {costElsewhere} con las otras 3 tasas.',
    },
    {
      title: 'La billetera repite la boleta.',
      body: 'Apruebas estas 4 líneas y nada más. Si el precio se mueve más de un {tolerance}, te vuelve a preguntar.',
    },
    {
      title: 'Estás en el parqué.',
      body: 'Las monedas son tuyas. Un momento después pueden valer menos.',
    },
    {
      title: 'Y sales por el otro lado.',
      body: 'Vender también cuesta el {fee}. Para pasar a efectivo, un socio de liquidación puede preguntarte quién eres.',
    },
    {
      title: 'Tu boleta.',
      body: '2 órdenes, 2 comisiones, todos los decimales. Todo fue práctica.',
    },
  ],
} satisfies DemoWords;
