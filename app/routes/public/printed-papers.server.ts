import type { Services } from '#app/services.server.ts';
import { findPaper } from '#features/calendar/paper/calendar-paper.server.ts';
import { SCHEDULE_SHEET, sheetName, sheetPath } from '#features/calendar/sheets.ts';
import { printEnrollmentForm } from '#features/enrollment/paper/enrollment-form.server.ts';
import { isOpen } from '#features/recruitment/opening.ts';
import { advertisedOpenings } from '#features/recruitment/opening-states.server.ts';
import { printJobForm } from '#features/recruitment/paper/job-form.server.ts';
import { etagOf } from '#lib/file-answer.server.ts';
import { allFilledIn } from '#lib/filled-in.ts';
import { logUnexpected } from '#lib/log.server.ts';
import { datePapers } from '#lib/paper-revisions.server.ts';
import type { PlainDate } from '#lib/plain-date.ts';
import { downloadFacts } from './download-facts.ts';
import type { Download } from './download-list.tsx';

interface Paper {
  address: string;
  label: string;
  text: string;
  print(): Promise<Buffer> | undefined;
}

/** The enrollment form and the job application, as they are printed today. */
export async function listForms(services: Services, today: PlainDate): Promise<Download[]> {
  const { enrollment, jobApplication } = services.content.documents.forms;
  const openings = await advertisedOpenings(services);
  const open = openings.filter((opening) => isOpen(opening, today));
  return describe(services, [
    {
      ...{ address: '/forms/enrollment-form.pdf', ...enrollment },
      print: () => printEnrollmentForm(services, today),
    },
    {
      ...{ address: '/forms/job-application-form.pdf', ...jobApplication },
      print: () => printJobForm(services, open),
    },
  ]);
}

/** The year, each term and the sample schedule. */
export function listCalendarSheets(services: Services): Promise<Download[]> {
  const { calendar, documents } = services.content;
  const { year, term, schedule } = documents.calendar;
  const facts = { year: String(calendar.year) };
  return describe(services, [
    {
      ...{ address: sheetPath(calendar.year), ...allFilledIn(year, facts) },
      print: () => findPaper(services, sheetName(calendar.year)),
    },
    ...calendar.terms.map(({ name }) => ({
      ...{
        address: sheetPath(calendar.year, name),
        ...allFilledIn(term, { ...facts, term: name }),
      },
      print: () => findPaper(services, sheetName(calendar.year, name)),
    })),
    {
      ...{ address: `/calendar/${SCHEDULE_SHEET}.pdf`, ...schedule },
      print: () => findPaper(services, SCHEDULE_SHEET),
    },
  ]);
}

async function describe(services: Services, papers: Paper[]): Promise<Download[]> {
  const printed: (Paper & { bytes: Buffer })[] = [];
  // One after the other, so that others are answered in between.
  for (const paper of papers) {
    const bytes = await paper.print();
    if (bytes) printed.push({ ...paper, bytes });
  }
  const dates = await datesOf(services, printed);
  return printed.map(({ address, label, text, bytes }) => ({
    ...{ address, label, text },
    facts: downloadFacts('PDF', bytes.length, dates.get(address)),
  }));
}

/** The page stands without the store: then it names no dates. */
async function datesOf(services: Services, printed: (Paper & { bytes: Buffer })[]) {
  try {
    return await datePapers(
      services,
      printed.map(({ address, bytes }) => ({ path: address, fingerprint: etagOf(bytes) })),
    );
  } catch (error) {
    logUnexpected(services.log, error);
    return new Map<string, string>();
  }
}
