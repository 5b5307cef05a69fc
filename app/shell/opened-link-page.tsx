import type { ReactNode } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { PageHead } from '#ui/page-head.tsx';
import type { lookAtLink, pressLink } from './opened-link.server.ts';

interface OpenedLinkPageProps {
  title: string;
  question: string;
  button: string;
  done: { title: string; lead: string; more: ReactNode };
  gone: { lead: string; more: ReactNode };
}

/**
 * The page of `lookAtLink` and `pressLink`: where a link in a mail leads that does one thing. Looking changes nothing:
 * programs that check mails open every link.
 */
export function OpenedLinkPage(says: OpenedLinkPageProps) {
  const link = useLoaderData<ReturnType<typeof lookAtLink>>();
  const pressed = useActionData<ReturnType<typeof pressLink>>() ?? link.pressed;
  const isGood = pressed?.isDone ?? link.isGood;
  const { lead, more } = isGood ? says.done : says.gone;
  return (
    <>
      <PageHead title={pressed?.isDone ? says.done.title : says.title} isCompact />
      <section className="section">
        <div className="wrap narrow">
          {isGood && !pressed ? (
            <form method="post">
              <input type="hidden" name="token" value={link.token} />
              <p className="lead">{says.question}</p>
              <button className="btn" type="submit">
                {says.button}
              </button>
            </form>
          ) : (
            <>
              <p className="lead">{lead}</p>
              {more}
            </>
          )}
        </div>
      </section>
    </>
  );
}

/** On a page that keeps its link for a while only, and not once it was answered. */
export function OpenLinkAgain() {
  return (
    <>
      <p className="lead">Please open the link in our mail again.</p>
      <p>This page does not keep it, because other people may use this phone.</p>
    </>
  );
}
