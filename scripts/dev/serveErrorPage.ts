import { createServer, type ViteDevServer } from 'vite';

/** Loads itself again once there is another page. */
const RELOAD = `let shown;
setInterval(async () => {
  const text = await fetch(location.href).then((response) => response.text(), () => shown);
  shown ??= text;
  if (text !== shown) location.reload();
}, 1_000);`;

/** The overlay of Vite's client shows the mistake. */
const pageOf = (message: string) =>
  `<!doctype html><title>A mistake</title><script type="module" src="/@vite/client"></script>
<script type="module">${RELOAD}</script>
<pre>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;

/** Shows sentences in terminal and browser in place of the page, until this process ends. */
export async function showMistake(message: string, port: number, root: string): Promise<void> {
  console.error(message);
  const configureServer = ({ middlewares, ws }: ViteDevServer) => {
    ws.on('connection', () => ws.send({ type: 'error', err: { message, stack: '' } }));
    return () => {
      middlewares.use((_, response) => {
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(pageOf(message));
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
    plugins: [{ name: 'mistake', configureServer }],
  });
  await server.listen();
  process.send?.('mistake');
}
