import { build } from './build.ts';
import { clearResults, playwright, quickSuites, tell, vitest } from './testing/suites.ts';

/** Everything that has to hold, in the order in which it fails fastest. The last line counts all suites. */
clearResults();
// None of the three waits for another.
const quick = quickSuites();
await build('content');
tell([...(await quick), vitest('rules and integration'), playwright()]);
