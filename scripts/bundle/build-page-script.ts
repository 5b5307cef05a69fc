import { writeFileSync } from 'node:fs';
import type { ChunkingContext, OutputChunk } from 'rolldown';
import { ISLAND_FILES } from './built-files.ts';
import { bundle } from './bundle.ts';
import { islandModules } from './island-modules.ts';
import { usersOf } from './users-of.ts';

const FOLDER = 'assets/islands';
const ENTRY = 'app/islands/page.ts';

/**
 * The enrollment form has words of its own for a line that is down: those of all others do not travel with it, nor does
 * what keeps a file.
 */
const IN_MOST_FORMS = /^(?!.*\/(not-sent-yet|queued-requests|database|grade-levels)\.ts$)/;

/** Too little for a file of its own, which costs a phone more in heads. */
const IN_ALL_FORMS =
  /\/(islands\/(hydrate|error-boundary)|typed-texts|forms\/device\/(form-draft|form-keys|kept-form)|(papers\/client|meals\/form)\/device-keys|text\/telephone)\.tsx?$/;

/** What the longer forms say around their questions, and how they read the query of their address. */
const IN_LONG_FORMS =
  /\/(notice-of-use|points|linked-text|unbroken-text|use-query|use-page-around)\.tsx?$/;

/** What every form on one page needs, and no other. */
const IN_SHORT_FORMS =
  /\/forms\/(posted-form|delivery\/form-mailbox|components\/form-fields)\.tsx?$|\/filled-in\.ts$/;

/** The questions of the enrollment form and what is kept of their answers, with and without its screens. */
const IN_ENROLLMENT =
  /\/enrollment\/(enrollment-years|enrollment-application|form\/(student-step|questions|answers|draft))\.ts$/;

/** The accounts' client and its helper are for who signs in. */
const IN_MOST_LIBRARIES = /node_modules\/(?!@supabase\/|tslib\/)/;

/** What is for the sign-in alone, which needs the line: no phone keeps it for the time without one. */
const FOR_ACCOUNTS = /\/(features\/accounts|@supabase|tslib)\//;

const AROUND_FORMS = [
  'app/islands/hydrate.tsx',
  'app/shell/device/waiting-line.ts',
  'app/forms/components/clear-question.ts',
];

/** What looks after the answers on a device, and is loaded when there are some. */
const OF_ANSWERS = ['app/shell/device/remove-overdue.ts', ...AROUND_FORMS.slice(1)];

/** The heaviest pages, and the sign-in: they run nothing of another form before somebody types. */
const ALONE = ['enrollment', 'careers', 'contact', 'signIn'];

/**
 * What looks after answers, of all forms, comes in few files: what the forms of one feature need at once, so that no
 * other form brings it, and the rest. In thirty the heads would be as much again.
 */
function withAnswers(module: string, context: ChunkingContext): string | null {
  const users = usersOf(module, context);
  const isUsedBy = (paths: string[]) =>
    users.some((user) => paths.some((path) => user.endsWith(path)));
  const forms = islandModules();
  const alone = forms.filter(([name]) => ALONE.includes(name));
  if (
    IN_ALL_FORMS.test(module) ||
    !isUsedBy(OF_ANSWERS) ||
    isUsedBy([ENTRY, ...alone.map(([, path]) => path)])
  )
    return null;
  const features = forms
    .filter(([, path]) => isUsedBy([path]))
    .map(([, path]) => path.replace(/^features\/([a-z-]+)\/.*/, '$1'));
  return ['answers', ...new Set(features)].join('-');
}

/** What is shared by so many of what a page loads comes with all of them. */
const MANY = 6;

function withMostForms(module: string, context: ChunkingContext): string | null {
  const isLoaded = (user: string) => {
    const info = context.getModuleInfo(user);
    return info && (info.isEntry || info.dynamicImporters.length > 0);
  };
  const isInMost =
    IN_MOST_FORMS.test(module) && usersOf(module, context).filter(isLoaded).length >= MANY;
  return isInMost || IN_ALL_FORMS.test(module) ? 'most-forms' : null;
}

/** What the service worker has to know of the files, by their addresses. */
export interface PageScripts {
  /** Those that no phone keeps. */
  notKept: string[];
  /** All that each island runs until its form is sent, also what it or the page around it loads late. */
  late: Record<string, string[]>;
}

/**
 * Writes the script of public pages and, beside it, the islands that it loads when they are wanted. They have no router
 * and share no file with the private screens, so that what those need never travels to a family. Bytes decide what
 * stands in one file: large files compress better than many small ones. Which files each island needs is written down,
 * so that a page can ask for all of them at once and not for one after the other.
 */
export async function buildPageScript(clientFolder: string): Promise<PageScripts> {
  const output = await bundle(
    { page: ENTRY },
    {
      dir: clientFolder,
      entryFileNames: `${FOLDER}/[name]-[hash].js`,
      // Each name travels with every file that loads the file.
      chunkFileNames: `${FOLDER}/[hash:7].js`,
      assetFileNames: `${FOLDER}/[name]-[hash][extname]`,
      codeSplitting: {
        // What a module needs may be needed by others too, who would get the whole file.
        includeDependenciesRecursively: false,
        groups: [
          { name: 'page', tags: ['$initial'], priority: 2 },
          // They change seldom, and stay on the phone when we change.
          { name: 'libraries', test: IN_MOST_LIBRARIES, priority: 1 },
          { name: 'enrollment', test: IN_ENROLLMENT, priority: 1 },
          { name: 'long-forms', test: IN_LONG_FORMS, priority: 1 },
          { name: 'short-forms', test: IN_SHORT_FORMS, priority: 1 },
          { name: withAnswers, priority: 1 },
          { name: withMostForms },
        ],
      },
    },
  );
  const chunks = output.filter(isChunk);
  writeFileSync(ISLAND_FILES, JSON.stringify(filesOfIslands(chunks)));
  const isForAccounts = ({ moduleIds }: OutputChunk) =>
    moduleIds.some((id) => FOR_ACCOUNTS.test(id));
  return {
    notKept: chunks.filter(isForAccounts).map(addressOf),
    late: lateFilesOfIslands(chunks.filter((chunk) => !isForAccounts(chunk))),
  };
}

const addressOf = ({ fileName }: OutputChunk) => `/${fileName}`;

const isChunk = (file: { type: string }): file is OutputChunk => file.type === 'chunk';

/** The names of the files that each island runs, without folder and ending; what takes longest to arrive comes first. */
function filesOfIslands(chunks: OutputChunk[]): Record<string, string[]> {
  const nameOf = (chunk: OutputChunk) => chunk.fileName.slice(FOLDER.length + 1, -'.js'.length);
  const closureOf = (wanted: OutputChunk[]): OutputChunk[] => {
    const imported = new Set(wanted.flatMap(({ imports }) => imports));
    const more = chunks.filter((chunk) => imported.has(chunk.fileName) && !wanted.includes(chunk));
    return more.length > 0 ? closureOf([...wanted, ...more]) : wanted;
  };
  const holding = (module: string) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`No file of the build holds ${module}`);
    return chunk;
  };
  const taking = holding('app/islands/hydrate.tsx');
  return Object.fromEntries(
    islandModules().map(([name, module]) => {
      const files = closureOf([holding(module), taking]);
      return [
        name,
        files.toSorted((one, other) => other.code.length - one.code.length).map(nameOf),
      ];
    }),
  );
}

function lateFilesOfIslands(chunks: OutputChunk[]): Record<string, string[]> {
  const holding = (module: string) =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  // The page's own script names every island, and is named by each page itself.
  const isPage = (chunk: OutputChunk) => chunk.isEntry;
  const all = (wanted: OutputChunk[]): OutputChunk[] => {
    const named = new Set(
      wanted.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]),
    );
    const more = chunks.filter(
      (chunk) => named.has(chunk.fileName) && !wanted.includes(chunk) && !isPage(chunk),
    );
    return more.length > 0 ? all([...wanted, ...more]) : wanted;
  };
  // What waits is sent, and a shared phone is cleared, without a network too.
  const around = AROUND_FORMS.flatMap(holding);
  return Object.fromEntries(
    islandModules()
      .map(([name, module]): [string, OutputChunk[]] => [name, holding(module)])
      .filter(([, own]) => own.length > 0)
      .map(([name, own]) => [name, all([...around, ...own]).map(addressOf)]),
  );
}
