import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import { idOfPaper } from '#features/papers/components/paper-card.tsx';
import { sayOfPapers } from '#features/papers/intake/say-of-papers.server.ts';
import { takePhotograph } from '#features/papers/intake/take-photograph.server.ts';
import { familyWays } from '#features/papers/paper-status.ts';
import type { PapersAtStatus } from '#features/papers/papers-at-status.server.ts';
import { readPass } from '#features/papers/papers-pass.server.ts';
import { pictureFaults } from '#features/papers/pictures/picture-faults.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, personalPage } from '#lib/http/public-page.ts';
import { retryAfter, type TooMany } from '#lib/rate-limit/sender.server.ts';
import { tooManyWords } from '#lib/rate-limit/too-many.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/status-papers.ts';
import { PapersSection } from './papers-section.tsx';

interface Shown {
  papers?: PapersAtStatus;
  /** The paper that was spoken of, and what was wrong. */
  error?: { field: string; message: string };
  done?: string;
}

type Taken = Pick<Shown, 'error' | 'done'> & { status: number; headers?: Record<string, string> };

const OVER: Taken = {
  status: 422,
  error: {
    field: 'again',
    message:
      'This page was open for more than 15 minutes, so nothing was sent. Other people may use this phone.',
  },
};

/** What was too large to be read comes back here without anything; else the way here begins at /status. */
export function loader({ request }: Route.LoaderArgs) {
  const isTooLarge = new URL(request.url).searchParams.has('tooLarge');
  const error = { field: 'again', message: pictureFaults.tooLarge.message };
  return data<Shown>(isTooLarge ? { error } : {}, { headers: personalPage });
}

/** Takes what whoever has a pass says of a paper, or a photograph of it, and shows how far all of them are. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormRequest(request);
  const school = context.get(services);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 500) : '';
  };
  const [pass, paper] = [text('pass'), text('paper')];
  const way = [...familyWays, 'takeBack' as const].find((one) => one === text('way'));
  const taken = paper ? await (way ? say(way) : take()) : { status: 200 };
  const now = await sayOfPapers(school, pass);
  const papers =
    now.outcome === 'shown'
      ? { lead: school.content.papers.lead, reference: now.reference, pass, papers: now.papers }
      : undefined;
  const { status, headers = {}, ...words } = papers || 'done' in taken ? taken : OVER;
  return data<Shown>(
    { ...(papers && { papers }), ...words },
    { status, headers: { ...personalPage, ...headers } },
  );

  async function say(how: (typeof familyWays)[number] | 'takeBack'): Promise<Taken> {
    const said = await sayOfPapers(school, pass, {
      said: { paper, way: how },
      sender: context.get(sender),
    });
    switch (said.outcome) {
      case 'shown':
        return { status: 200, done: 'We have written it down.' };
      case 'refused':
        return refused(said.detail);
      case 'tooMany':
        return waitALittle(said);
      case 'notProven':
        return OVER;
    }
  }

  async function take(): Promise<Taken> {
    const { store, clock, secret } = school;
    const by = await readPass(store.read, pass, { secret, now: clock.now(), use: 'send' });
    if (!by) return OVER;
    const file = form.get('photograph');
    const result = await takePhotograph(school, by, { paper, file, sender: context.get(sender) });
    if (result.outcome === 'tooMany') return waitALittle(result);
    return result.outcome === 'refused'
      ? refused(result.detail, result.status)
      : { status: 200, done: 'The school has your photograph.' };
  }

  function refused(message: string, status = 422): Taken {
    return { error: { field: paper, message }, status };
  }

  function waitALittle(tooMany: TooMany): Taken {
    const { detail } = tooManyWords(tooMany.retryAfterSeconds);
    return { ...refused(detail, 429), headers: retryAfter(tooMany) };
  }
}

export const headers = pageHeaders;
export const meta = titled('Papers of your child');

export default function StatusPapers({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { papers, error, done } = actionData ?? loaderData;
  return (
    <>
      <PageHead title="Papers of your child" isCompact />
      <section className="section">
        <div className="wrap narrow">
          {error && (
            <ErrorSummary
              errors={papers ? [{ ...error, field: idOfPaper(papers.reference, error.field) }] : []}
              detail={papers ? undefined : error.message}
            />
          )}
          {done && (
            <p className="note ok" role="status">
              {done}
            </p>
          )}
          {papers ? (
            <>
              <PapersSection
                slug={matches[0].loaderData.school.slug}
                title="Send or bring the papers"
                level={2}
                shown={papers}
                error={error}
              />
              <a href="/status/family">Back to the page of your child</a>
            </>
          ) : (
            <p>
              Please <a href="/status">look up the application</a> again to go on.
            </p>
          )}
        </div>
      </section>
    </>
  );
}
