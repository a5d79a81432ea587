import type { CompareWords } from '../compareWords.ts';

export const compare = {
  heading: 'Misma operación, menor factura',
  label: 'Comparación de comisiones',
  lead: '{name} cobra el {fee}. Las otras columnas son tipos de plataforma, no empresas concretas.',
  scale: 'Comisión de trading de una orden de {order}, a una misma escala',
  cut: 'Una misma escala: cada corte de una factura vale {cut}.',
  venues: {
    orderBook: 'DEX de libro de órdenes',
    aggregator: 'Agregador de\u00a0DEX',
    amm: 'DEX AMM típico',
  },
  corner: 'Qué se compara',
  caption:
    'Comisiones de trading y funciones por tipo de plataforma. Cifras declaradas por {name}, {asOf}.',
  facts: {
    fee: 'Comisión de trading',
    feeOn: 'Comisión por operar {order}',
    custody: '¿Quién guarda mis monedas?',
    you: 'Tú',
    youOrVenue: 'Tú o el DEX',
  },
  questions: {
    speed: {
      label: '¿Cuánto tarda una operación?',
      answer: '{speed}; más si la red está saturada',
    },
    identity: {
      label: '¿Se verifica quién soy?',
      answer: 'Para operar, no. Un socio que paga en efectivo puede hacerlo.',
    },
    cash: { label: '¿Cómo obtengo efectivo?', answer: 'Con socios de liquidación' },
    copy: { label: '¿Puedo copiar a un trader?', answer: 'Sí' },
    bots: { label: '¿Puede operar un bot por mí?', answer: 'Sí' },
    orders: { label: '¿Hay órdenes avanzadas?', answer: 'Sí' },
    discount: {
      label: '¿Hay algún descuento?',
      answer: 'Hasta un {discount}, si pagas en {name}',
    },
  },
  elsewhere: {
    heading: 'Fuera, varía.',
    text: 'Estas {count} respuestas cambian de una plataforma a otra, así que ninguna palabra sería aquí cierta para todas. Llévate las preguntas y hazlas antes de operar.',
  },
  footnote:
    'DEX es un exchange descentralizado. AMM es un creador de mercado automatizado: operas contra un fondo de liquidez. Un agregador dirige tu operación a otras plataformas. En cada plataforma la comisión varía según el par, el volumen y el nivel. No se incluyen las comisiones de red, el spread ni el impacto en el precio. Los socios de liquidación pueden verificar quién eres. Importes en dólares de EE.\u00a0UU.',
  limits:
    'Con el copy trading, los bots y las órdenes avanzadas puedes perder dinero. El descuento puede cambiar. Las operaciones pueden tardar más si la red está saturada.',
  button: 'Comprueba la diferencia',
  calculator: {
    size: 'Importe de una operación',
    trades: 'Operaciones al mes',
    heading: 'De {least} a {most} menos al mes',
    count: { one: '{trades} operación', other: '{trades} operaciones' },
    sentence: {
      one: '{trades} de {size} al mes cuesta {here} en comisiones de trading en {name}: {less}.',
      other: '{trades} de {size} al mes cuestan {here} en comisiones de trading en {name}: {less}.',
    },
    less: '{saved} menos que al {rate}',
    refused:
      'No se ha tenido en cuenta. Escribe cifras, con coma entre los millares y punto antes de los centavos: 1,000.50.',
    note: 'Solo la comisión de trading. No se incluyen las comisiones de red, el spread ni el impacto en el precio.',
  },
  panel: {
    heading: 'La misma operación con 4 comisiones, en una tabla',
    sizeLabel: 'Importe',
    ownRate: '{name} {fee}',
    note: 'Solo la comisión de trading.',
  },
} satisfies CompareWords;
