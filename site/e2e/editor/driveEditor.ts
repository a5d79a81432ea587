import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** A large one takes a software renderer seconds to draw. */
export const WINDOW = { width: 1400, height: 1000 };

/** The private folder of the page, which stands in for the one that a person chooses. */
const STAND_IN = 'repository';

/** Opens the editor on a copy of a folder. */
export async function openEditor(page: Page, address: string, folder: string) {
  await page.addInitScript((name) => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    Object.assign(window, { showDirectoryPicker });
  }, STAND_IN);
  // A small page of the same site, which can fill the folder before the editor starts.
  await page.goto(`${address}texts/en.json`);
  const paths = globSync('**/*', { cwd: folder, exclude: ['.git'] });
  const files = paths
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path, readFileSync(join(folder, path), 'base64')] as const);
  const known = new Map(files);
  await page.evaluate(writeFolder, { name: STAND_IN, files });
  await page.goto(address);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  return {
    ...drivePanes(page),
    /** Writes what the editor saved into the folder itself. */
    copyBack: async () => {
      for (const [path, base64] of await page.evaluate(readFolder, STAND_IN)) {
        if (known.get(path) === base64) continue;
        known.set(path, base64);
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), base64, 'base64');
      }
    },
  };
}

/** The fields of an entry, next to each other in two languages. */
export function drivePanes(page: Page) {
  const pane = (language: string) => page.locator(`[data-locale=${language}][data-mode=edit]`);
  return {
    pane,
    open: async (collection: string, entry: string) => {
      // `goto` would report the change of the address that follows as an interruption.
      await page.evaluate(
        (hash) => location.assign(hash),
        `#/collections/${collection}?entry=${entry}`,
      );
      await page.waitForURL(`**/entries/${entry}?`);
      await expect(pane('en').locator('[data-key-path]').first()).toBeVisible();
    },
    /** Fields are drawn once they are in the window. */
    field: async (language: string, path: string) => {
      const field = `[data-key-path="${path}"]`;
      await pane(language).evaluate(scrollTo, field);
      return pane(language).locator(field).locator('input:not([type=file]), textarea').first();
    },
    /** Saves, and waits until the list of entries is shown again. */
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const mistakes = page.locator('[data-mode=edit]').getByRole('alert');
      const state = async () =>
        (await pane('en').isVisible())
          ? `open: ${(await mistakes.allInnerTexts()).join(', ')}`
          : 'saved';
      await expect.poll(state).toBe('saved');
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

async function scrollTo(pane: Element, field: string): Promise<void> {
  while (!pane.querySelector(field)) {
    pane.querySelector('.placeholder')?.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
}
