import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { writeWholeFile } from '../../server/src/database/files.ts';
import { csvHeader, csvLines } from '../../server/src/signUp/csv.ts';
import type { SignUps } from '../../server/src/signUp/signUps.ts';

/**
 * Writes all sign-ups as CSV.
 * @param name of a file that does not exist yet; without one they are printed.
 * @throws Error when the file exists or cannot be written; then there is none of that name.
 */
export async function exportCsv(
  name: string | undefined,
  signUps: SignUps,
  print: (text: string) => Promise<true>,
): Promise<true> {
  if (name === undefined) {
    for await (const text of csvTexts(signUps)) await print(text);
    return true;
  }
  if (existsSync(name)) throw new Error(`There is a file ${name} already. Choose another name.`);
  await writeWholeFile(name, async (unfinished) => {
    const file = await open(unfinished, 'w');
    try {
      for await (const text of csvTexts(signUps)) await file.write(text);
    } finally {
      await file.close();
    }
  });
  console.error(`Written to ${name}. It holds personal data: delete it when you are done.`);
  return true;
}

async function* csvTexts(signUps: SignUps): AsyncGenerator<string> {
  yield csvHeader();
  for await (const page of signUps.pages()) yield csvLines(page);
}
