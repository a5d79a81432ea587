import { createServer, type ViteDevServer } from 'vite';

/** Reloads the page when its content has changed. */
const RELOAD = `let current;
setInterval(async () => {
  const html = await fetch(location.href).then((response) => response.text(), () => current);
  current ??= html;
  if (html !== current) location.reload();
}, 1_000);`;

/** Vite's client shows the error in an overlay. */
const createPage = (message: string) =>
  `<!doctype html><title>Error</title><script type="module" src="/@vite/client"></script>
<script type="module">${RELOAD}</script>
<pre>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;

/** Prints an error, and serves it instead of the page. */
export async function serveErrorPage(message: string, port: number, root: string): Promise<void> {
  console.error(message);
  const configureServer = ({ middlewares, ws }: ViteDevServer) => {
    ws.on('connection', () => ws.send({ type: 'error', err: { message, stack: '' } }));
    return () => {
      middlewares.use((_, response) => {
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(createPage(message));
      });
    };
  };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    cacheDir: 'vite',
    css: { postcss: {} },
    server: { port, strictPort: true, cors: false, fs: { allow: [] } },
    plugins: [{ name: 'error-page', configureServer }],
  });
  await server.listen();
  process.send?.('error');
}
