import type { Services } from '#app/services.server.ts';
import { findSheet } from '#features/calendar/print/calendar-sheets.server.ts';
import { SCHEDULE_SHEET, sheetName, sheetPath } from '#features/calendar/print/sheets.ts';
import { datesOfYear } from '#features/calendar/school-year.ts';
import { inYear, nextYear } from '#features/calendar/school-years.ts';
import { printedForms } from '#features/submissions/printed-forms.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import { memoizeBySource } from '#lib/memoize-by-source.ts';
import { logUnexpected } from '#lib/metrics/log.server.ts';
import { listPrintRevisions, revisePrints } from '#lib/print/print-revisions.server.ts';
import { allFilledIn } from '#lib/text/filled-in.ts';
import { downloadFacts } from './download-facts.ts';
import type { Download } from './download-list.tsx';

interface Paper {
  address: string;
  label: string;
  text: string;
  print(): Promise<Buffer> | undefined;
}

const memoized = memoizeBySource<void>();

/** What the program prints itself, with size and day. The page stands without the store: then it names neither. */
export async function listPrintedSheets(
  services: Services,
  today: PlainDate,
): Promise<{ forms: Download[]; calendar: Download[] }> {
  const ready = await formsOf(services, today);
  const forms = ready.map(({ paper }) => paper);
  const calendar = calendarSheetsOf(services);
  const state = [today, ...ready.map((form) => form.state)].join();
  const revisions = await revisionsOf(services, [...forms, ...calendar], state);
  const described = ({ address, label, text }: Paper) => {
    const known = revisions.get(address);
    const facts = known ? downloadFacts('PDF', known.bytes, known.changed_at) : 'PDF';
    return { address, label, text, facts };
  };
  return { forms: forms.map(described), calendar: calendar.map(described) };
}

/**
 * Nobody waits until all of it is printed, which takes a second on a small machine: the facts of the last time are
 * shown, and those of this content when the page is made again a minute later. Only the very first visit waits.
 */
async function revisionsOf(services: Services, papers: Paper[], state: string) {
  const { store, content, log } = services;
  const printed = memoized(content, state, () => printAll(services, papers));
  printed.catch((error) => logUnexpected(log, error));
  try {
    const known = await listPrintRevisions(store.read);
    if (papers.every(({ address }) => known.has(address))) return known;
    await printed;
    return await listPrintRevisions(store.read);
  } catch (error) {
    logUnexpected(log, error);
    return new Map<string, never>();
  }
}

/** One after the other, so that others are answered in between. */
async function printAll(services: Services, papers: Paper[]): Promise<void> {
  const printed: { path: string; paper: Buffer }[] = [];
  for (const { address: path, print } of papers) {
    const paper = await print();
    if (paper) printed.push({ path, paper });
  }
  await revisePrints(services, printed);
}

function formsOf(services: Services, today: PlainDate) {
  const { forms } = services.content.documents;
  return Promise.all(
    printedForms.map(async ({ file, words, prepare }) => {
      const { state, print } = await prepare(services, today);
      const paper: Paper = { address: `/forms/${file}`, ...forms[words], print };
      return { state, paper };
    }),
  );
}

function calendarSheetsOf(services: Services): Paper[] {
  const { calendar, documents } = services.content;
  const { schedule } = documents.calendar;
  const next = nextYear(calendar, calendar.year);
  return [
    ...[calendar.year, ...(next ? [next] : [])].flatMap((year) => sheetsOfYear(services, year)),
    {
      address: `/calendar/${SCHEDULE_SHEET}.pdf`,
      ...schedule,
      print: () => findSheet(services, SCHEDULE_SHEET),
    },
  ];
}

function sheetsOfYear(services: Services, year: number): Paper[] {
  const { calendar, documents } = inYear(services.content, year);
  const facts = { year: String(year) };
  return [
    {
      address: sheetPath(year),
      ...allFilledIn(documents.calendar.year, facts),
      print: () => findSheet(services, sheetName(year)),
    },
    ...datesOfYear(calendar).terms.map(({ name }) => ({
      address: sheetPath(year, name),
      ...allFilledIn(documents.calendar.term, { ...facts, term: name }),
      print: () => findSheet(services, sheetName(year, name)),
    })),
  ];
}
