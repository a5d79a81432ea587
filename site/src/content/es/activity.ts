import type { ActivityWords } from '../activity.ts';

export const activity = {
  heading: 'Un minuto simulado',
  label: 'Actividad de trading simulada',
  lead: 'Nombres, importes y resultados se simulan en tu navegador, con probabilidades que ningún mercado ofrece. Nadie es real; nada es un resultado.',
  join: { label: 'Únete a la acción', note: 'El registro es real; la actividad, no.' },
  onPaper: 'En pantalla, aquí corren 10 líneas de actividad simulada.',
} satisfies ActivityWords;
