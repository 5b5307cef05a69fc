import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '#features/content/schemas.ts';
import { sectionNames, sectionPath } from '#features/content/sections/sections.ts';
import { pageScriptsIn } from '../../server/http/page-scripts.ts';
import type { PageScripts } from './build-page-script.ts';
import { bundle } from './bundle.ts';
import { offlinePage } from './offline-page.ts';

/** Not listed for search engines, and yet wanted on the way. */
const UNLISTED = '/status';
/** Few come to these. */
const NOT_KEPT = ['/parents/sample-schedule', '/parents/meals/help'];
/** Nobody looks for it on the way; whoever has read it has it from then on. */
const ONCE_READ = ['/terms'];
/** What every phone keeps without being asked, for a bad day. */
const FIRST = ['/enrollment', '/status', '/contact'];

/** Its page is made for one person and not kept; when the line goes, its files are there. */
const ISLAND_NOT_KEPT = 'papers';

/** Writes the service worker, with the list of what it keeps, and the one that takes its place to end it. */
export async function buildWorkers(
  clientFolder: string,
  content: Content,
  scripts: PageScripts,
): Promise<void> {
  const site = describeSite(clientFolder, content, scripts);
  await buildWorker('service-worker', join(clientFolder, 'sw.js'), site);
  await buildWorker('service-worker-off', join(clientFolder, 'sw-off.js'), site);
}

function describeSite(folder: string, content: Content, { notKept, late }: PageScripts) {
  const [script] = pageScriptsIn(folder);
  if (!script) throw new Error('The build made no script for public pages');
  const ofPapers = filesOfOneIsland(ISLAND_NOT_KEPT, late);
  const files = globSync('assets/{islands/*.{js,css},*.{svg,woff2}}', { cwd: folder })
    .map((file) => `/${file}`)
    .filter((file) => !notKept.includes(file) && !ofPapers.has(file))
    .sort();
  return {
    script,
    version: createHash('sha256').update(files.join()).digest('hex').slice(0, 8),
    first: FIRST,
    pages: [
      ...new Set([...content.pages.map(({ path }) => path), ...sectionNames.map(sectionPath)]),
      UNLISTED,
    ].filter((path) => ![...NOT_KEPT, ...ONCE_READ].includes(path)),
    onceRead: ONCE_READ,
    files,
    islands: Object.fromEntries(
      Object.entries(late).map(([name, own]) => [name, own.map((file) => files.indexOf(file))]),
    ),
    offline: offlinePage(folder, content.school),
  };
}

/** What no other island needs, and no line of what waits, which every form has around it. */
function filesOfOneIsland(island: string, late: PageScripts['late']): Set<string> {
  const { [island]: own = [], ...others } = late;
  const shared = new Set(Object.values(others).flat());
  return new Set(own.filter((file) => !shared.has(file)));
}

async function buildWorker(name: string, file: string, site: object): Promise<void> {
  await bundle(
    { [name]: `app/service-worker/${name}.ts` },
    { file, format: 'iife' },
    { SITE: JSON.stringify(site) },
  );
}
