import { knownFaults } from './testing/known-faults.ts';
import { clearResults, playwright, quickSuites, single, tell, vitest } from './testing/suites.ts';

/** Everything that has to hold. The last line counts all suites. */
clearResults();
// Beside the tests, which leave a part of two cores idle while they wait.
const quick = Promise.all([quickSuites(), knownFaults()]).then((counts) => counts.flat());
const built = await single('build');
if (built.failed > 0) tell([...(await quick), built]);
else {
  const tests = vitest('rules and integration');
  tell([...(await quick), built, tests, playwright()]);
}
