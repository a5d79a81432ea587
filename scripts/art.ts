/** `npm run art [hero|fonts|coins|drawings|icons|social]`: draws the committed files again. */
import '../site/art/main.ts';
