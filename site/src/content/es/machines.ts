import type { MachineWords } from '../machines.ts';

export const machines = {
  simulated:
    'La actividad que muestra la página es una simulación, y sus testimonios son ejemplos señalados como tales. Los precios son de referencia y proceden de un servicio de datos externo.',
  page: 'Página',
  wholeSite: 'todo el sitio es esta única página',
  questions: 'Preguntas',
  risks: 'Riesgos',
} satisfies MachineWords;
