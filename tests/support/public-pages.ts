import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const listed: { path: string }[] = parse(readFileSync('content/pages.yaml', 'utf8'));

/** The path of every page that the site map names. */
export const publicPages: string[] = listed.map((page) => page.path);

/** Those that a device keeps for the time without a network: all but what few come to, and `/status`. */
export const keptPages: string[] = [
  ...publicPages.filter((path) => !/^\/parents\/(sample-schedule|meals\/help)/.test(path)),
  '/status',
];
