import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { PasswordField } from '#features/accounts/components/password-field.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { UsernameForManagers } from '#features/accounts/components/username-for-managers.tsx';
import type { ErasureAnswer } from '#features/enrollment/guardians/erasure/erase-as-guardian.server.ts';
import {
  ERASURE_WAIT_HOURS,
  type ErasureOutcome,
} from '#features/enrollment/guardians/erasure/erasure-wait.ts';
import { ErasureWaits } from '#features/enrollment/guardians/erasure/erasure-waits.tsx';
import type { ApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { writtenMoment } from '#lib/dates/when-in-words.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { InputField } from '#ui/fields/input-field.tsx';
import { type Notice, notify } from '#ui/notify.ts';
import { childAt, erasureAt } from '../api/portal-addresses.ts';
import type { Route } from './+types/erasure.ts';

const TITLE = 'Erase this application';

export const clientLoader = loadFrom(childAt);
export const clientAction = makeChange;

/** What was shown here is gone once it is erased; there is nothing to ask for anew. */
export function shouldRevalidate() {
  return false;
}

export const meta = titled(TITLE);
export const HydrateFallback = () => <Loading title={TITLE} />;
export const ErrorBoundary = PrivateError;

export default function Erasure({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage title={TITLE} lead={loaderData.student}>
      <SignedIn>
        {({ user }) =>
          loaderData.erasure.dueAt ? (
            <ErasureWaits dueAt={loaderData.erasure.dueAt} />
          ) : (
            <EraseForm application={loaderData} email={user.email ?? ''} />
          )
        }
      </SignedIn>
      <p>
        <Link to={`/portal/applications/${loaderData.reference}`}>Keep it, and go back</Link>
      </p>
    </AccountPage>
  );
}

/** What is said for each way, and what the button does. */
const words: Record<
  ErasureOutcome,
  { note: string; button: string; title: string; confirm: string }
> = {
  now: {
    note: 'This removes the application, its history, its contact details and our mails about it, here and at the school. Nobody can bring it back. If you want a place later, you apply again.',
    button: 'Erase everything',
    title: 'Erase it for good?',
    confirm: 'Yes, erase it',
  },
  later: {
    note: `This removes the application, its history, its contact details and our mails about it, here and at the school. It is done after ${ERASURE_WAIT_HOURS} hours. Every parent or guardian with an account and the office get a mail now, with a link that stops it. After that nobody can bring it back.`,
    button: 'Erase everything',
    title: `Erase it after ${ERASURE_WAIT_HOURS} hours?`,
    confirm: 'Yes, erase it',
  },
  byOffice: {
    note: 'Your child is enrolled, and the school must keep records of its students. The office looks at your request and answers you.',
    button: 'Ask the office to erase',
    title: 'Send this request?',
    confirm: 'Yes, ask the office',
  },
};

function EraseForm({ application, email }: { application: ApplicationForGuardian; email: string }) {
  const { reference, erasure } = application;
  const { send, isBusy, refusal } = useServerChange(erasureAt);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { note, button, title, confirm } = words[erasure.way];
  const errorOf = (name: string) => refusal?.errors.find(({ field }) => field === name)?.message;
  function erase() {
    const typed = new FormData(form.current ?? undefined);
    const textOf = (name: string) => String(typed.get(name) ?? '');
    const body = { reference: textOf('reference'), password: textOf('password') };
    send(body, undefined, (answer: ErasureAnswer) => {
      notify(noticeOf(answer, reference));
      navigate('/portal');
    });
  }
  return (
    <>
      <p className="note">{note}</p>
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <UsernameForManagers email={email} />
        <InputField
          id="reference"
          label={`To be sure, type the reference ${reference}`}
          error={errorOf('reference')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <PasswordField label="Your password" error={errorOf('password')} />
      </form>
      <AskFirst
        trigger={button}
        triggerClass="btn danger line"
        isDestructive
        title={title}
        confirm={confirm}
        isBusy={isBusy}
        refusal={refusal}
        onConfirm={(_form, close) => {
          close();
          erase();
        }}
      >
        <p>
          Reference <span className="ref">{reference}</span>
        </p>
      </AskFirst>
    </>
  );
}

/** The status may have changed since the page was opened, so the answer says what was really done. */
function noticeOf(answer: ErasureAnswer, reference: string): Notice {
  switch (answer.outcome) {
    case 'erased':
      return { title: 'Erased', text: `The school has nothing about ${reference} any more.` };
    case 'waits': {
      const due = writtenMoment(new Date(answer.dueAt));
      const text = `It is erased on ${due}. The mails that we have sent have a link that stops it.`;
      return { title: 'Asked', text };
    }
    case 'asked':
      return { title: 'Asked', text: 'The office has your request and answers you.' };
  }
}
