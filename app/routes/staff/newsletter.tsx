import { Link, useNavigate } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { DraftMeanwhile } from '#features/newsletter/desk/components/draft-meanwhile.tsx';
import { NewsletterMoves } from '#features/newsletter/desk/components/newsletter-moves.tsx';
import { NewsletterOnItsWay } from '#features/newsletter/desk/components/newsletter-on-its-way.tsx';
import { type Saved, useDraft } from '#features/newsletter/desk/components/use-draft.ts';
import type { IssueChange } from '#features/newsletter/desk/desk-commands.server.ts';
import type { IssueRecord } from '#features/newsletter/desk/desk-queries.server.ts';
import { letterLimits } from '#lib/mail/office-letter.ts';
import { makeChange } from '#requests/screen-requests.ts';
import { askServer } from '#requests/server-requests.ts';
import { TypedBefore } from '#requests/typed-before.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import { newsletterAt, newslettersAt } from '../api/staff-addresses.ts';
import type { Route } from './+types/newsletter.ts';

const NEW = 'new';
const NEWSLETTERS = '/staff/subscribers/newsletters/';

type Shown = IssueRecord & { preview: string };
/** Nobody has saved anything yet, and no page has anything to say. */
const EMPTY: Saved = { subject: '', words: '', version: 0 };

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  if (params.id !== NEW) return { issue: await askServer(newsletterAt.at(params.id), request) };
  const { begun } = await askServer(newslettersAt, request);
  return { issue: undefined, begun };
}

export const clientAction = makeChange;
export const meta = titled('Newsletter');

export default function Newsletter({ loaderData, params }: Route.ComponentProps) {
  const { issue } = loaderData;
  const begun = 'begun' in loaderData ? loaderData.begun : undefined;
  return (
    <Issue key={params.id} id={params.id} issue={issue} saved={issue ?? { ...EMPTY, ...begun }} />
  );
}

interface IssueProps {
  id: string;
  issue: Shown | undefined;
  saved: Saved;
}

function Issue({ id, issue, saved }: IssueProps) {
  const change = useServerChange(newsletterAt);
  const draft = useDraft(`newsletter ${id}`, saved);
  const isDraft = !issue || issue.status === 'draft';
  return (
    <DeskPage
      title={isDraft ? 'Write a newsletter' : issue.subject}
      back={<Link to="/staff/subscribers">All newsletters and subscribers</Link>}
    >
      {isDraft ? (
        <DraftForm issue={issue} saved={saved} draft={draft} change={change} />
      ) : (
        <NewsletterOnItsWay issue={issue} />
      )}
      {/* Its dialogs stay while they are open, also when a colleague sends it meanwhile. */}
      {issue && (
        <NewsletterMoves issue={issue} isReady={isDraft && !draft.isChanged} change={change} />
      )}
    </DeskPage>
  );
}

interface DraftFormProps {
  issue: Shown | undefined;
  saved: Saved;
  draft: ReturnType<typeof useDraft>;
  change: ServerChange<IssueChange>;
}

function DraftForm({ issue, saved, draft, change }: DraftFormProps) {
  const { send, to, isBusy, refusal } = change;
  const navigate = useNavigate();
  const { subject, text, isChanged } = draft;
  const { errorOf, look } = useFieldErrors(refusal);

  function save(event: React.FormEvent) {
    event.preventDefault();
    const letter = { subject, text };
    const said = { title: 'Saved', text: 'Nothing has been sent yet.' };
    if (issue) {
      send({ change: 'save', version: draft.version, letter }, said);
      return;
    }
    to(newslettersAt).send({ letter }, said, ({ id }: { id: string }) => {
      draft.forget();
      void navigate(NEWSLETTERS + id, { replace: true });
    });
  }
  return (
    <>
      {draft.isBehind && <DraftMeanwhile saved={saved} by={issue} draft={draft} />}
      {draft.isRestored && !draft.isBehind && <TypedBefore onStartAgain={draft.take} />}
      <form noValidate className="letter" onChange={look} onSubmit={save}>
        <InputField
          id="subject"
          label="Subject"
          error={errorOf('subject')}
          value={subject}
          maxLength={letterLimits.subject}
          onChange={(event) => draft.setSubject(event.currentTarget.value)}
        />
        <TextField
          id="text"
          label="Text"
          hint="An empty line begins a new paragraph. For a link write [our news](https://…)."
          error={errorOf('text')}
          length={{ text, limit: letterLimits.text }}
          rows={14}
          value={text}
          onChange={(event) => draft.setText(event.currentTarget.value)}
        />
        <button type="submit" className="btn" aria-disabled={isBusy}>
          Save draft
        </button>
      </form>
      {issue && isChanged && !draft.isBehind && (
        <p className="note">
          You have changed something since it was saved. Save the draft before you look at it or
          send it.
        </p>
      )}
    </>
  );
}
