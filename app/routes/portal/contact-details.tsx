import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { PrivateError } from '#app/shell/private/private-error.tsx';
import { titled } from '#app/shell/private/private-meta.ts';
import { AccountPage } from '#features/accounts/components/account-page.tsx';
import { Loading } from '#features/accounts/components/loading.tsx';
import { PasswordField } from '#features/accounts/components/password-field.tsx';
import { SignedIn } from '#features/accounts/components/signed-in.tsx';
import { UsernameForManagers } from '#features/accounts/components/username-for-managers.tsx';
import type { ApplicationForGuardian } from '#features/enrollment/guardians/guardian-queries.server.ts';
import { findTyped, forgetText, keepTyped } from '#requests/kept-text.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { TypedBefore } from '#requests/typed-before.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { childAt, contactDetailsAt } from '../api/portal-addresses.ts';
import type { Route } from './+types/contact-details.ts';

const TITLE = 'Contact details';
const LETTERS = 'wantsLetters';
const SAVED = {
  title: 'Saved',
  text: 'We use the new contact details from now on, and have sent you a mail.',
};

export const clientLoader = loadFrom(childAt);
export const clientAction = makeChange;
export const meta = titled(TITLE);
export const HydrateFallback = () => <Loading title={TITLE} />;
export const ErrorBoundary = PrivateError;

export default function ContactDetails({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={TITLE}
      lead={loaderData.student}
      above={
        <Link to={`/portal/applications/${loaderData.reference}`}>Back to the application</Link>
      }
    >
      <SignedIn>
        {({ user }) => <ContactForm application={loaderData} email={user.email ?? ''} />}
      </SignedIn>
    </AccountPage>
  );
}

interface ContactFormProps {
  application: ApplicationForGuardian;
  email: string;
}

function ContactForm({ application, email }: ContactFormProps) {
  const { reference, version, contact } = application;
  const keptAs = `${reference} contact details`;
  const before: Record<string, string> = {
    ...Object.fromEntries(contact.map(({ name, value }) => [name, value])),
    ...(application.wantsLetters !== undefined && {
      [LETTERS]: String(application.wantsLetters),
    }),
  };
  const newOf = (typed: Record<string, string>) =>
    Object.entries(typed).filter(([name, text]) => name in before && text !== before[name]);
  const [changed, setChanged] = useState(() => Object.fromEntries(newOf(findTyped(keptAs) ?? {})));
  const [isRestored, setIsRestored] = useState(Object.keys(changed).length > 0);
  const typed: Record<string, string> = { ...before, ...changed };
  const { send, isBusy, refusal } = useServerChange(contactDetailsAt);
  const navigate = useNavigate();
  const summary = useErrorArrival(refusal);
  // The server names a field by its place in what was sent.
  const errors = (refusal?.errors ?? []).map(({ field, message }) => ({
    field: field.replace(/^details\./, ''),
    message,
  }));
  const passwordError = errors.find(({ field }) => field === 'password')?.message;
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  if (passwordError && !isAskedAgain) setIsAskedAgain(true);
  const groups = [...new Set(contact.map(({ group }) => group))];
  function change(name: string, text: string) {
    const newer = newOf({ ...changed, [name]: text });
    setChanged(Object.fromEntries(newer));
    keepTyped(keptAs, newer.length > 0 ? Object.fromEntries(newer) : undefined);
  }
  function startAgain() {
    forgetText(keptAs);
    setChanged({});
    setIsRestored(false);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { [LETTERS]: letters, ...details } = typed;
        const wantsLetters = letters ? letters === 'true' : undefined;
        // Never kept on the device with the rest, so the form does not hold it either.
        const password =
          String(new FormData(event.currentTarget).get('password') ?? '') || undefined;
        send({ version, details, wantsLetters, password }, SAVED, () => {
          forgetText(keptAs);
          navigate(`/portal/applications/${reference}`);
        });
      }}
    >
      {refusal && <ErrorSummary ref={summary} detail={refusal.detail} errors={errors} />}
      {isRestored && <TypedBefore onStartAgain={startAgain} />}
      <p>
        What you sent us when you applied stays as it was. The office sees what you change here. For
        anything else, please call us.
      </p>
      {groups.map((group) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {contact
            .filter((field) => field.group === group)
            .map(({ name, label, kind, isOptional }) => (
              <InputField
                key={name}
                id={name}
                label={label}
                isOptional={isOptional}
                error={errors.find(({ field }) => field === name)?.message}
                type={kind}
                autoComplete="off"
                value={typed[name] ?? ''}
                onChange={({ target }) => change(name, target.value)}
              />
            ))}
        </fieldset>
      ))}
      {application.wantsLetters !== undefined && (
        <fieldset>
          <legend>Letters</legend>
          <label className="check">
            <input
              type="checkbox"
              className="checkbox"
              checked={typed[LETTERS] === 'true'}
              onChange={({ target }) => change(LETTERS, String(target.checked))}
            />
            Send me mails about this application
          </label>
          <p className="hint">
            Without them you still get a mail when somebody opens, changes or erases it.
          </p>
        </fieldset>
      )}
      {isAskedAgain && (
        <>
          <p className="note">
            You signed in some time ago. Another email address needs your password once more, so
            that nobody who finds your phone can give us theirs.
          </p>
          <UsernameForManagers email={email} />
          <PasswordField label="Your password" error={passwordError} />
        </>
      )}
      <p className="hint">
        Another email address gets a mail with a button to confirm it. Until it is pressed, our
        letters to it have no link that opens the application.
      </p>
      <p className="hint">
        You see and change your own phone number and address here. Those of another parent or
        guardian are theirs alone.
      </p>
      <button type="submit" className="btn mt-g4" aria-disabled={isBusy}>
        {isBusy ? 'Saving...' : 'Save contact details'}
      </button>
    </form>
  );
}
