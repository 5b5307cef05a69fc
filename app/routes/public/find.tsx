import { data } from 'react-router';
import { services } from '#app/services.server.ts';
import { titled } from '#app/shell/private/private-meta.ts';
import { findAnswers } from '#features/find/find-answers.ts';
import { FindForm } from '#features/find/find-form.tsx';
import { pageHeaders, publicUnless } from '#lib/http/public-page.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { PageHead } from '#ui/page-head.tsx';
import { searchIndexNow } from '../feeds/search-index-now.server.ts';
import { ParentQuestions } from '../parents/parent-questions.tsx';
import type { Route } from './+types/find.ts';

const LONGEST = 80;

/** What the field finds, for who has no script; and an address that can be shared. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST).trim();
  const found = findAnswers(await searchIndexNow(context.get(services)), asked);
  const answers = found.map(({ title, href }) => ({ title, href }));
  return data({ asked, answers }, { headers: publicUnless(request, ['q']) });
}

export const headers = pageHeaders;
export const meta = titled('Find');

export default function Find({ loaderData: { asked, answers }, matches }: Route.ComponentProps) {
  const { phone } = matches[0].loaderData.school;
  return (
    <>
      <PageHead title="Find" lead="Type a word, such as fees, uniform or tour." isCompact />
      <div className="section">
        <div className="wrap">
          <FindForm id="find" label="Find" asked={asked} />
          {asked && (
            <section aria-labelledby="answers" className="mt-g5">
              <h2 id="answers" className={answers.length > 0 ? 'mb-g3' : undefined}>
                {answers.length > 0 ? `Answers for “${asked}”` : `Nothing found for “${asked}”`}
              </h2>
              {answers.length > 0 ? (
                <ul>
                  {answers.map(({ title, href }) => (
                    <li key={href + title}>
                      <a href={href}>{title}</a>
                    </li>
                  ))}
                </ul>
              ) : (
                <p>
                  Try another word, or ask the office: <a href={telephoneLink(phone)}>{phone}</a>.
                </p>
              )}
            </section>
          )}
        </div>
      </div>
      <div className="section sand no-print">
        <div className="wrap">
          <ParentQuestions heading="What parents ask" />
        </div>
      </div>
    </>
  );
}
