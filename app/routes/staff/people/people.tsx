import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { forColleague, NameField } from '#features/accounts/components/name-field.tsx';
import { PeopleTable } from '#features/people/components/people-table.tsx';
import { RoleChoice, rolesIn } from '#features/people/components/role-choice.tsx';
import { WorkOfThoseWhoLeft } from '#features/people/components/work-of-those-who-left.tsx';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { InputField } from '#ui/fields/input-field.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { peopleAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/people.ts';
import { PersonChanges } from './person-changes.tsx';

export const clientLoader = loadFrom(peopleAt);
export const clientAction = makeChange;
export const meta = titled('Staff');

export default function People({ loaderData: { people, left, own } }: Route.ComponentProps) {
  const change = useServerChange(peopleAt);
  const [isInviting, setIsInviting] = useState(false);
  return (
    <DeskPage
      title="Staff"
      action={
        <div className="row">
          <button
            type="button"
            className="btn"
            aria-expanded={isInviting}
            onClick={() => setIsInviting(!isInviting)}
          >
            Invite a colleague
          </button>
          <Link className="btn line" to="/staff/people/record">
            Who did what
          </Link>
        </div>
      }
    >
      {isInviting && <InviteColleague />}
      <section aria-labelledby="people">
        <h2 id="people" className="visually-hidden">
          At the desk now
        </h2>
        <PeopleTable
          people={people}
          own={own}
          changes={(person) => (
            <PersonChanges
              people={people}
              person={person}
              isOwn={person.accountId === own}
              change={change}
            />
          )}
        />
      </section>
      <WorkOfThoseWhoLeft left={left} people={people} own={own} change={change} />
    </DeskPage>
  );
}

/** Lets a colleague in: their name and address, and what they work on. */
function InviteColleague() {
  const { send, isBusy, refusal } = useServerChange(peopleAt);
  const form = useRef<HTMLFormElement>(null);
  // Whoever has opened it types the name first.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const summary = useErrorArrival(refusal);
  const { errors, isOpen, errorOf, look } = useFieldErrors(refusal);
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">Invite a colleague</h2>
      {refusal && isOpen && <ErrorSummary ref={summary} detail={refusal.detail} errors={errors} />}
      <form
        ref={form}
        className="panel"
        noValidate
        onChange={look}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const email = String(typed.get('email') ?? '');
          const text = `A mail with a link is on its way to ${email}. The link works for three days.`;
          const name = String(typed.get('name') ?? '');
          const body = { change: 'invite', email, name, roles: rolesIn(typed) } as const;
          send(body, { title: 'Invited', text }, () => form.current?.reset());
        }}
      >
        <NameField {...forColleague} error={errorOf('name')} />
        <InputField
          id="email"
          label="Email address"
          error={errorOf('email')}
          type="email"
          autoComplete="off"
        />
        <div id="roles" tabIndex={-1}>
          <RoleChoice chosen={[]} error={errorOf('roles')} />
        </div>
        <button type="submit" className="btn" aria-disabled={isBusy}>
          Send invitation
        </button>
      </form>
    </section>
  );
}
