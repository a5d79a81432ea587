import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Keep this small. Without a GPU, rendering a large viewport takes seconds. */
export const VIEWPORT = { width: 1400, height: 1000 };

/** Folder in the page's private file system. It stands in for the folder a user would select. */
const PRIVATE_FOLDER = 'repository';

/** Opens the editor with a copy of a folder. */
export async function openEditor(page: Page, url: string, folder: string) {
  await page.addInitScript((name) => {
    const showDirectoryPicker = async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle(name);
    Object.assign(window, { showDirectoryPicker });
  }, PRIVATE_FOLDER);
  // Fill the folder from another page on the same origin before the editor starts.
  await page.goto(`${url}texts/en.json`);
  const paths = globSync('**/*', { cwd: folder, exclude: ['.git'] });
  const files = paths
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => [path, readFileSync(join(folder, path), 'base64')] as const);
  const savedFiles = new Map(files);
  await page.evaluate(writeFolder, { name: PRIVATE_FOLDER, files });
  await page.goto(url);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  return {
    ...drivePanes(page),
    /** Writes a file to both folders, as another program would. */
    writeFile: async (path: string, text: string) => {
      writeFileSync(join(folder, path), text);
      const base64 = Buffer.from(text).toString('base64');
      savedFiles.set(path, base64);
      const file = [path, base64] as const;
      await page.evaluate(writeFolder, { name: PRIVATE_FOLDER, files: [file] });
    },
    /** Copies changed files back to the original folder. */
    copyChanges: async () => {
      for (const [path, base64] of await page.evaluate(readFolder, PRIVATE_FOLDER)) {
        if (savedFiles.get(path) === base64) continue;
        savedFiles.set(path, base64);
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), base64, 'base64');
      }
    },
  };
}

/** Returns helpers for the entry form. It shows two languages side by side. */
export function drivePanes(page: Page) {
  const pane = (language: string) => page.locator(`[data-locale=${language}][data-mode=edit]`);
  return {
    pane,
    open: async (collection: string, entry: string) => {
      // Don't use `page.goto`: the editor changes the URL right away and would interrupt it.
      const hash = `#/collections/${collection}?entry=${entry}`;
      await page.evaluate((target) => location.assign(target), hash);
      await page.waitForURL(`**/entries/${entry}?`, { timeout: 20_000 });
      await expect(pane('en').locator('[data-key-path]').first()).toBeVisible();
    },
    /** The editor renders fields lazily, so this scrolls to the field first. */
    field: async (language: string, path: string) => {
      const selector = `[data-key-path="${path}"]`;
      await pane(language).evaluate(scrollTo, selector);
      return pane(language).locator(selector).locator('input:not([type=file]), textarea').first();
    },
    /** Saves the entry and waits for the list of entries. */
    save: async () => {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const errors = page.locator('[data-mode=edit]').getByRole('alert');
      const state = async () =>
        (await pane('en').isVisible())
          ? `open: ${(await errors.allInnerTexts()).join(', ')}`
          : 'saved';
      await expect.poll(state).toBe('saved');
    },
  };
}

export type Editor = Awaited<ReturnType<typeof openEditor>>;

type FolderCopy = { name: string; files: (readonly [path: string, base64: string])[] };

async function writeFolder({ name, files }: FolderCopy): Promise<void> {
  const storage = await navigator.storage.getDirectory();
  const root = await storage.getDirectoryHandle(name, { create: true });
  await root.getDirectoryHandle('.git', { create: true });
  for (const [path, base64] of files) {
    const names = path.split('/');
    const file = names.pop() ?? '';
    let folder = root;
    for (const child of names) folder = await folder.getDirectoryHandle(child, { create: true });
    const handle = await folder.getFileHandle(file, { create: true });
    const stream = await handle.createWritable();
    await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
    await stream.close();
  }
}

async function readFolder(name: string): Promise<[path: string, base64: string][]> {
  const files: [string, string][] = [];
  const read = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [child, handle] of folder.entries()) {
      if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${child}/`);
      else if (handle instanceof FileSystemFileHandle) {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
        const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
        files.push([`${path}${child}`, btoa(characters.join(''))]);
      }
    }
  };
  const storage = await navigator.storage.getDirectory();
  await read(await storage.getDirectoryHandle(name), '');
  return files;
}

async function scrollTo(pane: Element, selector: string): Promise<void> {
  while (!pane.querySelector(selector)) {
    pane.querySelector('.placeholder')?.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
}
