import { build } from './build.ts';
import { clearResults, playwright, single, tell, vitest } from './testing/suites.ts';

/** Everything that has to hold, in the order in which it fails fastest. The last line counts all suites. */
clearResults();
const counts = [
  single('types', 'npm', ['run', '-s', 'types']),
  single('lint', 'npm', ['run', '-s', 'lint']),
];
await build('content');
counts.push(vitest('rules and integration'), playwright());
tell(counts);
