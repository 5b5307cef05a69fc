import type { Content } from '#features/content/schemas.ts';
import { criteriaOf } from '#features/enrollment/places/criteria.ts';
import { howPlacesAreGiven } from '#features/enrollment/places/how-places-are-given.ts';
import { printEnrollmentForm } from '#features/enrollment/print/enrollment-form.server.ts';
import { listRoundsToApply } from '#features/enrollment/rounds/open-round.server.ts';
import { isOpen } from '#features/recruitment/openings/opening.ts';
import { advertisedOpenings } from '#features/recruitment/openings/opening-statuses.server.ts';
import { printJobForm } from '#features/recruitment/print/job-form.server.ts';
import type { PlainDate } from '#lib/dates/plain-date.ts';
import type { Needs } from '#lib/needs.ts';
import type { SubmissionKindName } from './kinds.ts';

type PaperServices = Parameters<typeof advertisedOpenings>[0] &
  Needs<'store' | 'clock'> & {
    content: Content;
    publicUrl: string;
  };

/** A form that is ready to be printed for one day. */
interface ReadyForm {
  /** What it says besides the content of that day: another text when it would be printed differently. */
  state: string;
  print(): Promise<Buffer>;
}

/** A form that can be filled in by hand. */
interface PrintedForm {
  file: string;
  /** The name of the words beside it on the page of forms and documents. */
  words: Exclude<keyof Content['documents']['forms'], 'heading' | 'text'>;
  prepare(services: PaperServices, today: PlainDate): Promise<ReadyForm>;
}

/** By what it asks for. Not in the definitions of the kinds, which phones load. */
const onPaper: Partial<Record<SubmissionKindName, PrintedForm>> = {
  'enrollment-application': {
    file: 'enrollment-form.pdf',
    words: 'enrollment',
    async prepare(services, today) {
      const given = howPlacesAreGiven(
        criteriaOf(services.content.enrollment),
        await listRoundsToApply(services.store.read, services.clock.now()),
      );
      return { state: given, print: () => printEnrollmentForm(services, given, today) };
    },
  },
  'job-application': {
    file: 'job-application-form.pdf',
    words: 'jobApplication',
    async prepare(services, today) {
      const openings = await advertisedOpenings(services);
      const open = openings.filter((opening) => isOpen(opening, today));
      return { state: open.map(({ id }) => id).join(), print: () => printJobForm(services, open) };
    },
  },
};

/** Every form that can be filled in by hand, in the order of the page of forms and documents. */
export const printedForms: readonly PrintedForm[] = Object.values(onPaper);
