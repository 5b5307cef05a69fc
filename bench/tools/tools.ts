import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { note } from './table.ts';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];

/** Where the program stands; without it, says what is left out and how to get it. */
export function findTool(name: string, debianPackage: string, whatFor: string): string | undefined {
  const path = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!path)
    note(`\nLeft out: ${whatFor}, because ${name} is missing (apt-get install ${debianPackage}).`);
  return path;
}
