import type { SecurityWords } from '../security.ts';

export const security = {
  heading: 'No podemos tocar tu dinero',
  label: 'Seguridad',
  lead: 'Operar sin custodia elimina un riesgo y deja otros.',
  cards: {
    custody: {
      title: 'Nada en custodia',
      body: 'Tus monedas siguen en tu billetera hasta que apruebas una operación.',
      caption: 'claves privadas en poder de {name}',
    },
    approval: {
      title: 'Primero apruebas tú',
      body: 'Eso incluye los límites que apruebas para bots y copy trading: que sean bajos.',
      caption: 'de las operaciones, aprobadas en tu billetera',
    },
    login: {
      title: 'Sin acceso que robar',
      body: 'Quien te pida una contraseña de {name}, o tu frase de recuperación, es un estafador.',
      caption: 'contraseñas en este sitio',
    },
    phrase: {
      title: 'Lo que te toca a ti',
      body: 'Nadie puede restaurarla. Los contratos pueden tener errores y una operación no se puede deshacer.',
      caption: 'frase de recuperación, que solo guardas tú',
    },
  },
  page: {
    label: 'Esta página',
    value: 'Sin rastreadores',
    detail: 'Ni cookies ni scripts de terceros. Tu navegador puede confirmarlo.',
    detailOutside:
      'Ni cookies ni scripts de terceros. Tu navegador puede confirmarlo. El formulario es de otro servicio.',
  },
  contract: { label: 'Contrato', link: 'Abrir en el explorador' },
  audit: { label: 'Auditoría', link: 'Leer el informe' },
  company: { label: 'Empresa', link: 'Abrir el registro' },
  team: { label: 'Equipo', link: 'Conocer al equipo' },
} satisfies SecurityWords;
