/** `npm run preview`: serves what was built last, with the settings of the environment. */
import '../service/src/main.ts';
