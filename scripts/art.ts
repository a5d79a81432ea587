/** `npm run art [hero|fonts|coins|drawings|icons|social]`: draws the committed files again. */
await import('../site/art/main.ts');
