import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Fields of long lists are drawn when they are near the window. */
export const WINDOW = { width: 1600, height: 6000 };

/** A busy machine draws a long entry for some time. */
const SLOW = { timeout: 40_000 };

/** The private folder of the page, which stands in for the one that a person chooses. */
const STAND_IN = 'repository';

/** Opens the editor on a copy of a folder. `copyBack` writes what the editor saved into the folder itself. */
export async function openEditor(page: Page, address: string, folder: string) {
  await page.addInitScript((name) => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    Object.assign(window, { showDirectoryPicker });
  }, STAND_IN);
  await page.goto(address);
  const paths = globSync('**/*', { cwd: folder, exclude: ['.git'] });
  const files = paths
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path, readFileSync(join(folder, path)).toString('base64')] as const);
  await page.evaluate(writeFolder, { name: STAND_IN, files });
  await page.reload();
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const pane = (language: string) => page.locator(`[data-locale=${language}][data-mode=edit]`);
  return {
    pane,
    open: async (collection: string, entry = '') => {
      // Sveltia shows no entry right after another.
      await page.goto(`${address}#/collections/${collection}`);
      await expect(pane('en')).toBeHidden(SLOW);
      await page.waitForTimeout(1_000);
      if (entry) await page.goto(`${address}#/collections/${collection}/entries/${entry}`);
      if (entry) await expect(pane('en')).toBeVisible(SLOW);
    },
    field: (language: string, path: string) =>
      pane(language)
        .locator(`[data-key-path="${path}"]`)
        .locator('input:not([type=file]), textarea')
        .first(),
    /** Entries of lists are drawn once they are in the window. */
    showLastEntry: async (language: string) => {
      await pane(language).hover();
      await page.mouse.wheel(0, 100_000);
    },
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      // The list of entries is shown again.
      await expect(pane('en')).toBeHidden(SLOW);
    },
    copyBack: async () => {
      for (const [path, base64] of await page.evaluate(readFolder, STAND_IN)) {
        const bytes = Buffer.from(base64, 'base64');
        const file = join(folder, path);
        mkdirSync(dirname(file), { recursive: true });
        const isSame = globSync(file).length > 0 && readFileSync(file).equals(bytes);
        if (!isSame) writeFileSync(file, bytes);
      }
    },
  };
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

type Files = { name: string; files: (readonly [path: string, base64: string])[] };

async function writeFolder({ name, files }: Files): Promise<void> {
  const top = await navigator.storage.getDirectory();
  const root = await top.getDirectoryHandle(name, { create: true });
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, base64] of files) {
    const names = path.split('/');
    const file = names.pop() ?? '';
    let folder = root;
    for (const inner of names) folder = await folder.getDirectoryHandle(inner, { create: true });
    const handle = await folder.getFileHandle(file, { create: true });
    const stream = await handle.createWritable();
    await stream.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    await stream.close();
  }
}

async function readFolder(name: string): Promise<[path: string, base64: string][]> {
  const found: [string, string][] = [];
  const read = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [inner, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${inner}/`);
      else if (handle instanceof FileSystemFileHandle) {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
        found.push([`${path}${inner}`, btoa(letters.join(''))]);
      }
    }
  };
  const top = await navigator.storage.getDirectory();
  await read(await top.getDirectoryHandle(name), '');
  return found;
}
