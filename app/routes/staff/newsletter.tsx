import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { IssueRecord } from '#features/newsletter/desk-queries.server.ts';
import { AskFirst } from '#features/staff/components/ask-first.tsx';
import { DeskPage } from '#features/staff/components/desk-page.tsx';
import { deskGet, deskSend } from '#features/staff/desk-requests.ts';
import { unlessUnreachable } from '#features/staff/unless-unreachable.ts';
import { useDeskChange } from '#features/staff/use-desk-change.ts';
import { useUnsavedText } from '#features/staff/use-unsaved-text.ts';
import { letterLimits } from '#lib/mail/written-letter.ts';
import { Field } from '#ui/field.tsx';
import { privateMeta } from '../../shell/private-meta.ts';
import type { Route } from './+types/newsletter.ts';
import { countOf, NewsletterOnItsWay } from './parts/newsletter-on-its-way.tsx';

const NEW = 'new';
const NEWSLETTERS = '/staff/subscribers/newsletters/';
const apiOf = (id: string) => `/api/staff/newsletters/${encodeURIComponent(id)}`;

type Shown = IssueRecord & { preview: string };

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  return params.id === NEW ? undefined : deskGet<Shown>(apiOf(params.id), request);
}

export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const body = await request.json();
  return deskSend(params.id === NEW ? '/api/staff/newsletters' : apiOf(params.id), request, body);
}

export const shouldRevalidate = unlessUnreachable;

export function meta(args: Route.MetaArgs) {
  return privateMeta(args, 'Newsletter');
}

export default function Newsletter({ loaderData: issue, params }: Route.ComponentProps) {
  return (
    <DeskPage title={issue?.status === 'draft' || !issue ? 'Write a newsletter' : issue.subject}>
      <p>
        <Link to="/staff/subscribers">All newsletters and subscribers</Link>
      </p>
      {!issue || issue.status === 'draft' ? (
        <Draft key={params.id} issue={issue} />
      ) : (
        <NewsletterOnItsWay issue={issue} />
      )}
    </DeskPage>
  );
}

function Draft({ issue }: { issue: Shown | undefined }) {
  const { send, isBusy, refusal } = useDeskChange();
  const navigate = useNavigate();
  const [subject, setSubject] = useState(issue?.subject ?? '');
  const [text, setText] = useState(issue?.words ?? '');
  const isEmpty = !subject.trim() && !text.trim();
  const isChanged = subject.trim() !== issue?.subject || text.trim() !== issue?.words;
  const errorOf = (field: string) =>
    refusal?.errors.find((error) => error.field === `letter.${field}`)?.message;
  const version = issue?.version ?? 0;
  useUnsavedText(isChanged && !isEmpty, NEWSLETTERS);

  function save(event: React.FormEvent) {
    event.preventDefault();
    const letter = { subject, text };
    const said = { title: 'Saved', text: 'Nothing has been sent yet.' };
    if (issue) {
      send({ change: 'save', version, letter }, said);
      return;
    }
    send({ letter }, said, (done) => {
      const { id } = done as { id: string };
      void navigate(NEWSLETTERS + id, { replace: true });
    });
  }
  return (
    <>
      <form noValidate className="letter" onSubmit={save}>
        <Field id="subject" label="Subject" error={errorOf('subject')}>
          {(control) => (
            <input
              {...control}
              value={subject}
              maxLength={letterLimits.subject}
              onChange={(event) => setSubject(event.currentTarget.value)}
            />
          )}
        </Field>
        <Field
          id="text"
          label="Text"
          hint="An empty line begins a new paragraph. For a link write [our news](https://…)."
          error={errorOf('text')}
          length={{ text, limit: letterLimits.text }}
        >
          {(control) => (
            <textarea
              {...control}
              rows={14}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        <button type="submit" className="btn" aria-disabled={isBusy}>
          Save draft
        </button>
      </form>
      {issue && isChanged && (
        <p className="note">
          You have changed something since it was saved. Save the draft before you look at it or
          send it.
        </p>
      )}
      {issue && !isChanged && (
        <section>
          <h2>Look at it, then send it</h2>
          <div className="row moves">
            <a className="btn line" href={issue.preview} target="_blank" rel="noopener noreferrer">
              Preview<span className="vh"> (opens in a new tab)</span>
            </a>
            <button
              type="button"
              className="btn line"
              aria-disabled={isBusy}
              onClick={() =>
                send(
                  { change: 'test', version },
                  { title: 'Test sent', text: 'Look into your own mailbox.' },
                )
              }
            >
              Send a test to me
            </button>
            <AskFirst
              trigger={`Send to ${countOf(issue.recipients)}`}
              triggerClass="btn"
              title={`Send to ${countOf(issue.recipients)}?`}
              confirm="Send it now"
              isBusy={isBusy}
              refusal={refusal}
              onConfirm={(_form, close) =>
                send(
                  { change: 'send', version },
                  { title: 'On its way', text: 'You can leave this page; it goes on by itself.' },
                  close,
                )
              }
            >
              <p>
                “{issue.subject}” goes to everybody who has confirmed. What has been sent cannot be
                taken back.
              </p>
            </AskFirst>
            <AskFirst
              trigger="Remove draft"
              title="Remove this draft?"
              confirm="Remove it"
              isBusy={isBusy}
              refusal={refusal}
              onConfirm={() =>
                send(
                  { change: 'remove', version },
                  { title: 'Removed', text: 'The draft is gone.' },
                  () => void navigate('/staff/subscribers'),
                )
              }
            >
              <p>“{issue.subject}” has not been sent to anybody.</p>
            </AskFirst>
          </div>
        </section>
      )}
    </>
  );
}
