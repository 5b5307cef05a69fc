import { buildIfStale } from '../scripts/bundle/build-if-stale.ts';
import { measureCachedPages } from './cached-pages.ts';
import { measureCalendar } from './calendar.ts';
import { measureCopies } from './copies/copies.ts';
import { measureKillsOfACopy } from './copies/kills-of-a-copy.ts';
import { measureFlakyNetwork } from './flaky-network.ts';
import { measureHeldUploads } from './held-uploads.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMixedLoad } from './mixed-load.ts';
import { measureOddBodies } from './odd-bodies.ts';
import { measureChildrenLists } from './office/children-lists.ts';
import { measureDeskLists } from './office/desk-lists.ts';
import { measureDeskSearch } from './office/desk-search.ts';
import { measureFamilySuggestions } from './office/family-suggestions.ts';
import { measureHeadsPage } from './office/heads-page.ts';
import { measureListLetters } from './office/list-letters.ts';
import { measureOddSpreadsheets } from './office/odd-spreadsheets.ts';
import { measureSpreadsheet } from './office/spreadsheet.ts';
import { measureStatements } from './office/statements.ts';
import { measureOfficeWeek } from './office/week/office-week.ts';
import { measureEndOfYear } from './office/year/end-of-year.ts';
import { measureFamilyPhotographs, measurePaperPhotographs } from './papers/paper-photographs.ts';
import { measurePhonesComeBack } from './phones-come-back.ts';
import { measureKills } from './power-cut.ts';
import { measureRounds } from './rounds/rounds.ts';
import { measureSharedLinks } from './shared-links.ts';
import { measureSignInFlood } from './sign-in-flood.ts';
import { measureSlowLine } from './slow-line.ts';
import { measureStalls } from './stalls.ts';
import { measureStart } from './start-and-rest.ts';
import { measureSubmissions } from './submissions.ts';
import { measureThreadTime } from './thread-time.ts';
import { measureColdVisits } from './weights/cold-visits.ts';
import { measurePageBytes } from './weights/page-bytes.ts';

/**
 * Everything, or only the parts that are named: `npm run bench -- bytes submissions`. What is compared runs side by
 * side in the same minutes, in turns, so that ratios hold also on a machine that does something else.
 */
const parts: Record<string, () => Promise<void>> = {
  bytes: measurePageBytes,
  'cold-visits': measureColdVisits,
  start: measureStart,
  pages: measureCachedPages,
  'shared-links': measureSharedLinks,
  submissions: measureSubmissions,
  'desk-lists': measureDeskLists,
  'children-lists': measureChildrenLists,
  'heads-page': measureHeadsPage,
  'office-week': measureOfficeWeek,
  'end-of-year': measureEndOfYear,
  'family-suggestions': measureFamilySuggestions,
  'desk-search': measureDeskSearch,
  statements: measureStatements,
  calendar: measureCalendar,
  copies: measureCopies,
  'copy-kills': measureKillsOfACopy,
  kill: measureKills,
  'list-letters': measureListLetters,
  'flaky-network': measureFlakyNetwork,
  'phones-come-back': measurePhonesComeBack,
  'paper-photographs': measurePaperPhotographs,
  'family-photographs': measureFamilyPhotographs,
  'sign-in-flood': measureSignInFlood,
  'thread-time': measureThreadTime,
  'slow-line': measureSlowLine,
  lighthouse: measureLighthouse,
  'odd-bodies': measureOddBodies,
  stalls: measureStalls,
  spreadsheet: measureSpreadsheet,
  'odd-spreadsheets': measureOddSpreadsheets,
  'held-uploads': measureHeldUploads,
  rounds: measureRounds,
  'mixed-load': measureMixedLoad,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts[name]);
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

await buildIfStale();
const startedAt = performance.now();
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 || asked.includes(name)) await measure();
}
console.log(`\nMeasured in ${Math.round((performance.now() - startedAt) / 1000)} s.`);
