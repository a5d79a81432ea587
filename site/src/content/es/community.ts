import type { CommunityWords } from '../community.ts';

export const community = {
  heading: 'El resto del corro',
  label: 'Comunidad',
  lead: 'Cada canal se abrirá al publicarse aquí. Hasta entonces, ninguna cuenta llamada {name} está verificada.',
  leadAllOpen: 'Todos están enlazados aquí. Ninguna otra cuenta llamada {name} está verificada.',
  platforms: {
    discord: {
      body: 'Preguntas y operaciones comentadas.',
      button: 'Únete a Discord',
      reason: 'Próximamente. La dirección de Discord aún no se ha publicado.',
    },
    twitter: {
      body: 'Versiones, caídas, cambios del plan.',
      button: 'Síguenos en Twitter',
      reason: 'Próximamente. La cuenta de Twitter (X) aún no se ha publicado.',
    },
    telegram: {
      body: 'Anuncios, preguntas rápidas.',
      button: 'Únete',
      reason: 'Próximamente. La dirección de Telegram aún no se ha publicado.',
    },
    reddit: {
      body: 'Debates largos que puedes buscar.',
      button: 'Únete',
      reason: 'Próximamente. La dirección de Reddit aún no se ha publicado.',
    },
  },
  tag: 'Próximamente',
  warning: '{name} nunca te escribirá primero.',
  crowd: 'Cada figura: {unit} de {traders} traders, recuento propio de {name}. En amarillo: tú.',
} satisfies CommunityWords;
