import { buildIfStale } from '../../scripts/bundle/build-if-stale.ts';
import { DELIVERED_CONTENT } from './content-folders.ts';
import { makeMigratedFile } from './databases/migrated-database.ts';

/**
 * Before the first test: the schools that tests start are the built site, with the tests' words in it, and begin with
 * a copy of one database. Resolves with what is to be done after the last test.
 */
export default async function setup(): Promise<() => void> {
  await buildIfStale(DELIVERED_CONTENT);
  return makeMigratedFile();
}
