import type { NavigationWords } from '../navigation.ts';

export const navigation = {
  skip: 'Saltar al contenido principal',
  home: '{name}, inicio',
  risk: {
    label: 'Advertencia de riesgo',
    text: 'Los criptoactivos son de alto riesgo. Puedes perder la totalidad del importe invertido y no debes esperar ninguna indemnización.',
    link: 'Lee los riesgos',
  },
  label: 'Principal',
  links: {
    why: 'Por qué {name}',
    how: 'Cómo funciona',
    prices: 'Precios',
    compare: 'Comisiones',
    token: 'Token',
    faq: 'Preguntas',
    academy: 'Academia',
    community: 'Comunidad',
    roadmap: 'Hoja de ruta',
    signUp: 'Registro',
  },
  menu: { open: 'Menú', close: 'Cerrar menú' },
  app: 'Abrir {name}',
  sticky: { label: 'Registro', fee: 'Comisión del {fee}, más las de red' },
  languages: 'Idioma',
  offer: {
    text: 'Esta página también está en español.',
    go: 'Leer en español',
    dismiss: 'Ahora no',
  },
} satisfies NavigationWords;
