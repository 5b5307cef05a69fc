import { buildIfStale } from '../../scripts/bundle/build-if-stale.ts';
import { DELIVERED_CONTENT } from './content-folders.ts';

/** Before the first test: otherwise every school that a test starts would build the site, with the tests' words in it. */
export default () => buildIfStale(DELIVERED_CONTENT);
