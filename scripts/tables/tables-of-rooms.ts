import { globSync, readFileSync } from 'node:fs';

export interface Source {
  file: string;
  text: string;
}

/** What runs: no tests, and no migrations, which say what once was. */
export function readSources(): Source[] {
  return globSync('{app,server,db}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', 'db/migrations/**'],
  }).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** The room that declares each table. */
export function roomsOfTables(sources: Source[]): Map<string, string> {
  return new Map(
    sources.flatMap(({ file, text }) => tablesIn(text).map((table) => [table, roomOf(file)])),
  );
}

/** `app/features/enrollment`, `app/lib/mail`, `app/routes`, `db/copies`. */
export function roomOf(file: string): string {
  const parts = file.split('/');
  const depth = /^app\/(features|lib|desk)\//.test(file) ? 3 : 2;
  return parts.slice(0, depth).join('/');
}

/** What stands directly inside `interface Tables`, and no table within a table's columns. */
function tablesIn(text: string): string[] {
  const [, declared = ''] = /^ {2}interface Tables \{\n([\s\S]*?)^ {2}\}/m.exec(text) ?? [];
  return [...declared.matchAll(/^ {4}(\w+):/gm)].map(([, table = '']) => table);
}
