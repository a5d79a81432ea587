import { chromium } from '@playwright/test';
import { openEditor, WINDOW } from './site/e2e/editor/driveEditor.ts';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { ...WINDOW, height: Number(process.env.H ?? 1400) }, locale: 'en-US' });
p.setDefaultTimeout(20000);
const seen = new Set();
p.on('console', (m) => { const t = m.type() + ' ' + m.text().slice(0, 300); if (['error', 'warning'].includes(m.type()) && !seen.has(t)) { seen.add(t); console.log('CONSOLE', t); } });
p.on('pageerror', (e) => console.log('PAGEERROR', (e.stack ?? e.message).slice(0, 1500)));
p.on('request', (r) => { const u = new URL(r.url()); if (u.protocol.startsWith('http') && u.host !== 'localhost:4555') console.log('OUTSIDE', r.url()); });
const t = Date.now();
try {
  const ed = await openEditor(p, 'http://localhost:4555/admin/', '/tmp/ed');
  console.log('opened', Date.now() - t);
  await p.waitForTimeout(3000); await p.screenshot({ path: '/work/wt/shots/ed-1.png' });
  console.log((await p.locator('body').innerText()).slice(0, 600));
  const t2 = Date.now();
  await ed.open('page', process.argv[2] ?? 'hero');
  console.log('hero', Date.now() - t2);
  await p.waitForTimeout(4000); await p.screenshot({ path: '/work/wt/shots/ed-2.png' });
  if (process.argv[3]) await (await import(process.argv[3])).default(p, ed);
} catch (e) { console.log('ERR', e.message); await p.screenshot({ path: '/work/wt/shots/ed-err.png' }); }
await b.close();
