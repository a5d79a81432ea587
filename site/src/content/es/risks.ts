import type { RisksWords } from '../risks.ts';

export const risks = [
  {
    title: 'Puedes perderlo todo.',
    text: 'Los precios de los criptoactivos pueden caer con rapidez y no recuperarse.',
  },
  {
    title: 'Es poco probable que te indemnicen.',
    text: 'Los criptoactivos no son un depósito bancario. Los seguros de depósitos y los sistemas de indemnización de inversores no suelen cubrirlos.',
  },
  {
    title: 'Puede que no consigas vender.',
    text: 'La baja liquidez, los fallos de la red o los límites de un socio pueden impedirte operar o pasar a efectivo cuando quieras.',
  },
  {
    title: 'Tu seguridad depende de ti.',
    text: 'Si pierdes o te roban una clave o una frase de recuperación, las monedas desaparecen.',
  },
  {
    title: 'El código puede fallar.',
    text: 'Los contratos inteligentes, los bots y el copy trading pueden tener fallos o sufrir ataques.',
  },
  {
    title: 'Las recompensas no están garantizadas.',
    text: 'Los descuentos y las tasas de staking pueden cambiar o terminar, y el token {name} puede caer a cero.',
  },
  {
    title: 'Las normas varían.',
    text: 'Los servicios de criptoactivos están restringidos en algunos países y puede que debas pagar impuestos. Nada de lo aquí expuesto constituye asesoramiento.',
  },
] satisfies RisksWords;
