/** `npm run art`: draws the committed files again, or only the named parts. */
import '../site/art/main.ts';
