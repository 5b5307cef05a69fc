import { data, redirect } from 'react-router';
import { sender, services } from '#app/services.server.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import styles from '#features/papers/components/papers.css?url';
import { PapersByForm } from '#features/papers/components/papers-by-form.tsx';
import { WhatHappens } from '#features/papers/components/what-happens.tsx';
import { chooseWay } from '#features/papers/intake/choose-way.server.ts';
import { takePhotograph } from '#features/papers/intake/take-photograph.server.ts';
import { forFamily, listPapersOf } from '#features/papers/list-papers.server.ts';
import { familyWays, type Paper } from '#features/papers/paper-status.ts';
import { type PapersPass, readPass } from '#features/papers/papers-pass.server.ts';
import { pictureFaults } from '#features/papers/pictures/picture-faults.ts';
import { readFormRequest } from '#lib/http/form-request.server.ts';
import { pageHeaders, personalPage } from '#lib/http/public-page.ts';
import { retryAfter } from '#lib/rate-limit/sender.server.ts';
import { tooManyWords } from '#lib/rate-limit/too-many.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { PageHead } from '#ui/page-head.tsx';
import type { Route } from './+types/status-papers.ts';

interface Shown {
  pass?: string;
  papers?: Paper[];
  /** The paper that was spoken of, and what was wrong. */
  error?: { field: string; message: string };
  done?: string;
}

/** What was too large to be read comes back here without anything; else the way here begins at /status. */
export function loader({ request }: Route.LoaderArgs) {
  const isTooLarge = new URL(request.url).searchParams.has('tooLarge');
  const error = { field: 'again', message: pictureFaults.tooLarge.message };
  return data<Shown>(isTooLarge ? { error } : {}, { headers: personalPage });
}

/** Shows the papers to whoever has a pass, and takes what they say of one. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readFormRequest(request);
  const school = context.get(services);
  const { store, clock, secret } = school;
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 500) : '';
  };
  const pass = text('pass');
  const holder = await readPass(store.read, pass, { secret, now: clock.now() });
  if (!holder) throw redirect('/status', 303);
  const paper = text('paper');
  const said = paper ? await take(holder) : {};
  const papers = forFamily(await listPapersOf(school, holder.reference), clock.now());
  const { status = 200, headers = {}, ...words } = said;
  return data<Shown>(
    { pass, papers, ...words },
    { status, headers: { ...personalPage, ...headers } },
  );

  async function take(
    by: PapersPass,
  ): Promise<
    Pick<Shown, 'error' | 'done'> & { status?: number; headers?: Record<string, string> }
  > {
    const refused = (message: string, status = 422) => ({
      error: { field: paper, message },
      status,
    });
    const way = familyWays.find((one) => one === text('way'));
    if (way) {
      const reason = await chooseWay(school, by, { paper, way });
      return reason ? refused(reason.against) : { done: 'We have written it down.' };
    }
    const file = form.get('photograph');
    const result = await takePhotograph(school, by, { paper, file, sender: context.get(sender) });
    if (result.outcome === 'tooMany') {
      const { detail } = tooManyWords(result.retryAfterSeconds);
      return { ...refused(detail, 429), headers: retryAfter(result) };
    }
    return result.outcome === 'refused'
      ? refused(result.detail, result.status)
      : { done: 'The school has your photograph.' };
  }
}

export const headers = pageHeaders;
export const handle = { isWithoutScript: true };
export const links = () => [{ rel: 'stylesheet', href: styles }];
export const meta = titled('Papers of your child');

export default function StatusPapers({ loaderData, actionData }: Route.ComponentProps) {
  const { pass, papers, error, done } = actionData ?? loaderData;
  return (
    <>
      <PageHead title="Papers of your child" isCompact />
      <section className="section">
        <div className="wrap">
          {error && (
            <ErrorSummary
              errors={papers ? [error] : []}
              detail={papers ? undefined : error.message}
            />
          )}
          {done && (
            <p className="note ok" role="status">
              {done}
            </p>
          )}
          {pass && papers ? (
            <>
              <p className="lead">
                Photograph a paper, bring it, or tell us that you do not have it yet. A paper that
                is missing never stops an application.
              </p>
              <PapersByForm pass={pass} papers={papers} error={error} />
              <WhatHappens isSmall={false} />
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
