import { useStaffWords } from '#desk/staff/staff-name.tsx';
import { forColleague, NameField } from '#features/accounts/components/name-field.tsx';
import type { StaffPerson } from '#features/people/list-people.server.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { RoleChoice } from './role-choice.tsx';
import { receiversIn, WorkReceivers } from './work-receivers.tsx';

interface PersonChangesProps {
  people: readonly StaffPerson[];
  person: StaffPerson;
  isOwn: boolean;
  /** Belongs to the screen: the person's card goes when access ends. */
  change: ServerChange;
}

/** What can be changed about a colleague. Each asks first. */
export function PersonChanges({ people, person, isOwn, change: screen }: PersonChangesProps) {
  const { send, isBusy, refusal } = useServerChange();
  const { errorOf, look } = useFieldErrors(refusal);
  const { accountId, email } = person;
  const who = useStaffWords()(email);
  const plain = [
    {
      change: 'sendAgain',
      trigger: 'Send again',
      text: `A new mail with a link goes to ${email}. The link in the mail before it stops working.`,
      said: `A mail with a new link is on its way to ${email}.`,
      isOffered: person.isInvited,
    },
    {
      change: 'signOut',
      trigger: 'Sign out everywhere',
      text: `${who} has to sign in again on every phone and computer.`,
      said: `${who} is signed out everywhere.`,
      isOffered: !person.isInvited,
    },
    {
      change: 'resetSecondFactor',
      trigger: 'Reset second factor',
      text: `For a lost phone. ${who} is signed out, and signs in with the password alone until a new second factor is set up.`,
      said: `${who} can set up a new second factor.`,
      isOffered: person.hasSecondFactor,
    },
    {
      change: 'endAccess',
      trigger: person.isInvited ? 'Take back the invitation' : 'End access',
      text: person.isInvited
        ? `The link in the mail to ${email} stops working.`
        : `${who} is signed out at once and can open nothing at the desk any more. What they did stays in the record.`,
      said: person.isInvited
        ? `${who} is not invited any more.`
        : `${who} cannot open the desk any more.`,
      isOffered: true,
    },
  ].filter(({ isOffered }) => isOffered);
  return (
    <div className="row">
      <AskFirst
        trigger={<Named words="Change roles" who={who} />}
        triggerClass="btn line sm"
        title="Change roles"
        confirm="Save roles"
        isBusy={isBusy}
        refusal={refusal}
        onChange={look}
        onConfirm={(form, close) => {
          const body = { change: 'setRoles', accountId, seen: person.roles };
          const said = {
            title: 'Roles changed',
            text: person.isInvited
              ? `${who} gets them with the invitation.`
              : `${who} works with them from now on.`,
          };
          send({ ...body, roles: form.getAll('roles'), to: receiversIn(form) }, said, close);
        }}
      >
        <p>{who}</p>
        <RoleChoice key={person.roles.join()} chosen={person.roles} error={errorOf('roles')} />
        {person.work.length > 0 && (
          <p className="small">
            Open work in a room that they do not work in any more goes to whom you choose here.
          </p>
        )}
        <WorkReceivers people={people} person={person} />
      </AskFirst>
      <AskFirst
        trigger={<Named words="Change name" who={who} />}
        triggerClass="btn line sm"
        title="Change name"
        confirm="Save name"
        isBusy={isBusy}
        refusal={refusal}
        onChange={look}
        onConfirm={(form, close) => {
          const body = { change: 'setName', accountId, name: form.get('name') };
          send(body, { title: 'Name changed', text: 'Everybody at the desk reads it.' }, close);
        }}
      >
        <p>{email}</p>
        <NameField
          id={`name-${accountId}`}
          {...forColleague}
          defaultValue={person.name ?? ''}
          error={errorOf('name')}
        />
      </AskFirst>
      <AskFirst
        trigger={<Named words="Hand over work" who={who} />}
        triggerClass="btn line sm"
        title="Hand over work"
        confirm="Hand over"
        isPossible={person.work.length > 0}
        isBusy={isBusy}
        refusal={refusal}
        onConfirm={(form, close) => {
          const body = { change: 'handOver', accountId, to: receiversIn(form) };
          send(body, { title: 'Handed over', text: `${who} has no open work now.` }, close);
        }}
      >
        <p>All open work of {who} goes to whom you choose.</p>
        <WorkReceivers people={people} person={person} />
      </AskFirst>
      {plain.map(({ change, trigger, text, said }) => (
        <AskFirst
          key={change}
          trigger={<Named words={trigger} who={who} />}
          triggerClass="btn line sm"
          title={`${trigger}?`}
          confirm={`Yes, ${trigger.charAt(0).toLowerCase()}${trigger.slice(1)}`}
          isBusy={screen.isBusy}
          refusal={screen.refusal}
          onConfirm={(form, close) => {
            close();
            const to = change === 'endAccess' ? { to: receiversIn(form) } : {};
            screen.send({ change, accountId, ...to }, { title: 'Done', text: said });
          }}
        >
          <p>{text}</p>
          {isOwn && <p>This is you.</p>}
          {change === 'endAccess' && <WorkReceivers people={people} person={person} />}
        </AskFirst>
      ))}
    </div>
  );
}

/** The same words stand at every colleague; who is meant is said to those who do not see the card. */
function Named({ words, who }: { words: string; who: string }) {
  return (
    <>
      {words}
      <span className="vh"> of {who}</span>
    </>
  );
}
