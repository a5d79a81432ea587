import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProgram } from './startProgram.ts';

type BalancerOptions = {
  readonly program: string;
  readonly folder: string;
  readonly ports: { readonly site: number; readonly form: number };
  /** Where it takes visitors of the site; those of the form on 127.0.0.1. */
  readonly siteHost: string;
  /** Of the companions. */
  readonly hosts: readonly string[];
};

const CONFIG = 'deploy/haproxy.cfg';
const FIGURES_HOST = '127.0.0.30';

/** HAProxy with an owner's own file, and a page of its figures beside. */
export async function startBalancer({ program, folder, ports, siteHost, hosts }: BalancerOptions) {
  const figures = `http://${FIGURES_HOST}:${ports.site}/`;
  const more = path.join(folder, 'figures.cfg');
  const lines = ['frontend figures', `bind ${FIGURES_HOST}:${ports.site}`, 'stats enable'];
  await writeFile(more, [...lines, 'stats uri /', 'stats refresh 2s', ''].join('\n'));
  const run = await startProgram(program, ['-db', '-f', CONFIG, '-f', more], figures, {
    SITE_BIND: `${siteHost}:${ports.site}`,
    FORM_BIND: `127.0.0.1:${ports.form}`,
    SITE_PORT: String(ports.site),
    FORM_PORT: String(ports.form),
    ...Object.fromEntries(hosts.map((each, index) => [`COMPANION_${index + 1}`, each])),
  });

  /** One figure of HAProxy's, such as `stot`, of everything or one server behind a name such as `site`. */
  async function figure(name: string, behind: string, server = 'BACKEND'): Promise<string> {
    const [head = '', ...rows] = (await (await fetch(`${figures};csv`)).text()).split('\n');
    const columns = head.replace('# ', '').split(',');
    const row = rows.map((line) => line.split(','));
    const found = row.find(([backend, entry]) => backend === behind && entry === server);
    return found?.[columns.indexOf(name)] ?? '';
  }

  return {
    figures,
    /** How many requests for the site it has handed on. */
    handedOn: async () =>
      Number(await figure('stot', 'site')) + Number(await figure('stot', 'site-alive')),
    /** How many requests were asked again of another companion. */
    askedAgain: async () => {
      const each = ['site', 'form'].map((name) => figure('wredis', name));
      const retried = ['site', 'form'].map((name) => figure('wretr', name));
      const all = await Promise.all([...each, ...retried]);
      return all.reduce((sum, text) => sum + Number(text), 0);
    },
    /** Whether it sends visitors of the site to this companion. */
    isUp: async (number: number) =>
      (await figure('status', 'site', String(number))).startsWith('UP'),
    stop: () => run.stop(),
  };
}
