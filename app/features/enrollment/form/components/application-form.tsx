import { useState } from 'react';
import { sendWhenLoaded } from '#forms/send-when-loaded.ts';
import { goTo, useQuery } from '#lib/device/use-query.ts';
import { notify } from '#ui/notify.ts';
import type { ApplicationDay } from '../../enrollment-years.ts';
import type { Answers } from '../answers.ts';
import { keepApplication } from '../kept-application.ts';
import { RECEIVED } from '../notices.ts';
import { type PostedStep, readStep } from '../posted-step.ts';
import type { Refusal } from '../schema.ts';
import { AfterSubmit, type AfterSubmitProps, type SchoolToAsk } from './after-submit.tsx';
import { BackAgain } from './back-again.tsx';
import { Wizard } from './wizard.tsx';

interface ApplicationFormProps {
  school: SchoolToAsk;
  day: ApplicationDay;
  notice: { version: string; sentences: string[] };
  /** What the server answered to a form that was posted before React woke. */
  posted: PostedStep | undefined;
  submitted: AfterSubmitProps['fromServer'];
  /** The query of the address for which the server rendered. */
  query: string;
}

/** The enrollment form, and what has become of the application once it is submitted. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { school, day, notice, posted, submitted, query } = props;
  const search = useQuery(query);
  const [beginnings, setBeginnings] = useState(0);

  async function submit(answers: Answers): Promise<Refusal | undefined> {
    const entry = keepApplication(school.slug, answers, notice.version);
    const outcome = await sendWhenLoaded(async () =>
      (await import('../delivery.ts')).sendApplication(school.slug, entry),
    );
    if (outcome.kind === 'refused') return outcome.problem;
    if (outcome.kind === 'received') notify(RECEIVED);
    goTo('/enrollment?submitted', { replace: true });
  }

  if (search.has('submitted')) {
    return <AfterSubmit school={school} fromServer={submitted} />;
  }
  return (
    <>
      {!posted && (
        <BackAgain slug={school.slug} onStartAgain={() => setBeginnings(beginnings + 1)} />
      )}
      <Wizard
        key={beginnings}
        school={school}
        asked={readStep(search.get('step'))}
        day={day}
        sentences={notice.sentences}
        posted={posted}
        onSubmit={submit}
      />
      <p className="small muted mt-g5">
        Your progress is saved locally, on this device only, for you to resume later. You can close
        this page and come back. <a href="/enrollment/another-device">Continue on another device</a>
      </p>
    </>
  );
}
