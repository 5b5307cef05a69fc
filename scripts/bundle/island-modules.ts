import { readFileSync } from 'node:fs';
import { islands } from '#app/islands/islands.ts';

const FILE = 'app/islands/islands.ts';

/**
 * The module that holds the component of each island, as a path below `app`. It is read from the text: a test builds
 * the site too, and what runs a test writes the imports of a function differently.
 */
export function islandModules(): [island: string, module: string][] {
  const text = readFileSync(FILE, 'utf8');
  return Object.keys(islands).map((name) => {
    const [, module] = new RegExp(`\\b${name}: [^']*import\\('#(.+?)'\\)`).exec(text) ?? [];
    if (!module) throw new Error(`The island ${name} must import its component by '#…'`);
    return [name, module];
  });
}
