import { readContent } from '#features/content/read.server.ts';
import type { Content } from '#features/content/schemas.ts';
import { FIXTURE_CONTENT } from './content-folders.ts';

/** What every school that a test starts says; rules are tested with it too. */
export const fixtureContent: Content = readContent(FIXTURE_CONTENT);
