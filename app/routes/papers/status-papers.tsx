import { data } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { privateMeta } from '#app/shell/private/private-meta.ts';
import { idOfPaper } from '#features/papers/components/paper-card.tsx';
import { sayOfPapers } from '#features/papers/intake/say-of-papers.server.ts';
import { takePhotograph } from '#features/papers/intake/take-photograph.server.ts';
import { familySays } from '#features/papers/paper-status.ts';
import type { PapersAtStatus } from '#features/papers/papers-for-family.server.ts';
import { readPass } from '#features/papers/papers-pass.server.ts';
import { pictureFaults } from '#features/papers/pictures/picture-faults.ts';
import { readSent, sentAddress } from '#forms/sent-address.server.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, personalPage } from '#lib/http/public-page.ts';
import type { TooMany } from '#lib/rate-limit/sender.server.ts';
import { tooManyWords } from '#lib/rate-limit/too-many.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { leadTo, readOpenedLink } from '../../shell/opened-link.server.ts';
import type { Route } from './+types/status-papers.ts';
import { PapersSection } from './papers-section.tsx';

/** What came of a post, which the address of the page tells: no paper's words and nobody's name. */
interface Came {
  /** The paper that was spoken of, or none, and what was wrong. */
  error?: { field: string; message: string };
  done?: string;
}

interface Shown extends Came {
  papers?: PapersAtStatus;
}

const PAGE = '/status/papers';
const TITLE = 'Papers of your child';
/** In the place of a paper: no single one is to blame. */
const AGAIN = 'again';
const OVER = {
  field: AGAIN,
  message:
    'This page was open for more than 15 minutes, so nothing was sent. Other people may use this phone.',
};

/** What was too large to be read comes back here without anything; else the way here begins at /status. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const school = context.get(services);
  const { secret, clock, content } = school;
  const isTooLarge = new URL(request.url).searchParams.has('tooLarge');
  const tooLarge = { error: { field: AGAIN, message: pictureFaults.tooLarge.message } };
  const came = isTooLarge ? tooLarge : readSent<Came>(request, { secret, now: clock.now() });
  const pass = (await readOpenedLink(request)).get('pass') ?? '';
  const now = pass ? await sayOfPapers(school, pass) : undefined;
  const papers =
    now?.outcome === 'shown'
      ? { lead: content.papers.lead, reference: now.reference, pass, papers: now.papers }
      : undefined;
  return data<Shown>({ ...came, ...(papers && { papers }) }, { headers: personalPage });
}

/**
 * Takes what whoever has a pass says of a paper, or a photograph of it. What came of it is told by an address, with all
 * papers as they are then: neither a reload nor Back sends anything again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormRequest(request);
  const school = context.get(services);
  const { secret, clock, store, publicUrl } = school;
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 500) : '';
  };
  const [pass, paper] = [text('pass'), text('paper')];
  const way = [...familySays, 'takeBack' as const].find((one) => one === text('way'));
  const came = paper ? await (way ? say(way) : take()) : {};
  const address = sentAddress(PAGE, came, { secret, now: clock.now() });
  return leadTo(address, `?${new URLSearchParams({ pass })}`, publicUrl);

  async function say(how: (typeof familySays)[number] | 'takeBack'): Promise<Came> {
    const said = await sayOfPapers(school, pass, {
      said: { paper, way: how },
      sender: context.get(sender),
    });
    switch (said.outcome) {
      case 'shown':
        return { done: 'We have written it down.' };
      case 'refused':
        return refused(said.detail);
      case 'tooMany':
        return waitALittle(said);
      case 'notProven':
        return { error: OVER };
    }
  }

  async function take(): Promise<Came> {
    const by = await readPass(store.read, pass, { secret, now: clock.now(), use: 'send' });
    if (!by) return { error: OVER };
    const file = form.get('photograph');
    const result = await takePhotograph(school, by, { paper, file, sender: context.get(sender) });
    if (result.outcome === 'tooMany') return waitALittle(result);
    return result.outcome === 'refused'
      ? refused(result.detail)
      : { done: 'The school has your photograph.' };
  }

  function refused(message: string): Came {
    return { error: { field: paper, message } };
  }

  function waitALittle({ retryAfterSeconds }: TooMany): Came {
    return refused(tooManyWords(retryAfterSeconds).detail);
  }
}

export const headers = pageHeaders;
export const meta = (args: Route.MetaArgs) =>
  privateMeta(args, args.loaderData?.error ? `Error: ${TITLE}` : TITLE);

export default function StatusPapers({ loaderData, matches }: Route.ComponentProps) {
  const { papers, error, done } = loaderData;
  return (
    <>
      <PageHead title={TITLE} isShort />
      <section className="section">
        <div className="wrap narrow">
          {error && (
            <ErrorSummary
              errors={
                papers && error.field !== AGAIN
                  ? [{ ...error, field: idOfPaper(papers.reference, error.field) }]
                  : []
              }
              detail={error.message}
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
                error={error?.field === AGAIN ? undefined : error}
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
