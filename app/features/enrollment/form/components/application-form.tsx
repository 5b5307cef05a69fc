import { lazy, Suspense, useEffect, useState } from 'react';
import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { keepForm } from '#forms/device/kept-form.ts';
import type { Refusal } from '#forms/refusal.ts';
import { goTo, useQuery } from '#lib/device/use-query.ts';
import { notify } from '#ui/notify.ts';
import { enrollmentApplication } from '../../enrollment-application.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Answers } from '../answers.ts';
import { endTogether, readTogether } from '../draft.ts';
import { type PostedStep, readStep } from '../posted-step.ts';
import type { AfterSubmitProps, SchoolToAsk } from './after-submit.tsx';
import { BackAgain } from './back-again.tsx';
import { Wizard } from './wizard.tsx';

const loadAfterSubmit = async () => ({ default: (await import('./after-submit.tsx')).AfterSubmit });
const AfterSubmit = lazy(loadAfterSubmit);

interface ApplicationFormProps {
  school: SchoolToAsk;
  /** What the office asks for, of all grades. */
  papers: AfterSubmitProps['papers'];
  day: ApplicationDay;
  notice: { version: string; sentences: string[] };
  /** What the server answered to a form that was posted before React hydrated the page. */
  posted: PostedStep | undefined;
  submitted: AfterSubmitProps['fromServer'];
  /** The query of the address for which the server rendered. */
  query: string;
}

/** The enrollment form, and what has become of the application once it is submitted. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { school, papers, day, notice, posted, submitted, query } = props;
  const search = useQuery(query);
  const asked = readStep(search.get('step'));
  const [beginnings, setBeginnings] = useState(0);

  // Whoever goes on will submit, and the line may be gone by then.
  useEffect(() => {
    if (asked > 1) loadAfterSubmit().catch(() => undefined);
  }, [asked]);

  const loadDelivery = () => import('../delivery.ts');
  const loadMailbox = async () => (await loadDelivery()).applicationsMailbox(school.slug);

  async function submit(answers: Answers): Promise<Refusal | undefined> {
    const togetherWith = posted?.togetherWith ?? readTogether(school.slug);
    const entry = keepForm(enrollmentApplication, school.slug, answers, {
      noticeVersion: notice.version,
      ...(togetherWith && { togetherWith }),
    });
    endTogether(school.slug);
    const outcome = await submitEntry(loadMailbox, entry);
    if (outcome.kind === 'refused') return outcome.problem;
    // What sent it is here by then.
    if (outcome.kind === 'received') notify((await loadDelivery()).received);
    goTo('/enrollment?submitted', { replace: true });
  }

  if (search.has('submitted')) {
    return (
      <Suspense>
        <AfterSubmit {...{ school, papers }} usualYear={day.usualYear} fromServer={submitted} />
      </Suspense>
    );
  }
  return (
    <>
      {!posted && (
        <BackAgain
          slug={school.slug}
          usualYear={day.usualYear}
          onStartAgain={() => setBeginnings(beginnings + 1)}
        />
      )}
      <Wizard
        key={beginnings}
        school={school}
        asked={asked}
        day={day}
        sentences={notice.sentences}
        posted={posted}
        onSubmit={submit}
      />
    </>
  );
}
