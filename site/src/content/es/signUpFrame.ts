import type { SignUpFrameWords } from '../signUpFrame.ts';

export const signUpFrame = {
  title: 'Formulario de registro de {name}',
  consent: {
    text: 'Al mostrar el formulario, tu dirección IP llega al servicio del formulario, que puede instalar cookies. No se carga nada hasta que elijas.',
    show: 'Mostrar el formulario',
    remember: 'Recordarlo en mi dispositivo',
    hide: 'Ocultar el formulario y olvidar mi elección',
  },
  silent: {
    text: 'El formulario no se cargó. Revisa tu conexión o tu bloqueador de contenidos e inténtalo de nuevo.',
    retry: 'Reintentar',
    newTab: 'Abrir el formulario en otra pestaña',
  },
  hint: 'Si aquí no aparece ningún formulario, comprueba tu conexión o tu bloqueador de contenidos, o abre el formulario en otra pestaña.',
} satisfies SignUpFrameWords;
