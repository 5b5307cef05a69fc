import { build } from './build.ts';
import { clearResults, playwright, quickSuites, tell, vitest } from './testing/suites.ts';

/** Everything that has to hold, in the order in which it fails fastest. The last line counts all suites. */
clearResults();
const quick = await quickSuites();
await build('content');
tell([...quick, vitest('rules and integration'), playwright()]);
