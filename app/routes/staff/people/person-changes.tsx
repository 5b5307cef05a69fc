import { useStaffWords } from '#desk/staff/staff-name.tsx';
import { forColleague, NameField } from '#features/accounts/components/name-field.tsx';
import { RoleChoice, rolesIn } from '#features/people/components/role-choice.tsx';
import { receiversIn, WorkReceivers } from '#features/people/components/work-receivers.tsx';
import type { StaffPerson } from '#features/people/list-people.server.ts';
import type { PeopleChange } from '#features/people/people-changes.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { peopleAt } from '../../api/staff-addresses.ts';

interface PersonChangesProps {
  people: readonly StaffPerson[];
  person: StaffPerson;
  isOwn: boolean;
  /** Belongs to the screen: the person's card goes when access ends. */
  change: ServerChange<PeopleChange>;
}

/** What can be changed about a colleague. Each asks first. */
export function PersonChanges({ people, person, isOwn, change: screen }: PersonChangesProps) {
  const change = useServerChange(peopleAt);
  const { errorOf, look } = useFieldErrors(change.refusal);
  const { accountId, email } = person;
  const who = useStaffWords()(email);
  const trigger = (words: string) => ({
    trigger: words,
    triggerAbout: ` of ${who}`,
    triggerClass: '',
  });
  const plain = [
    {
      act: 'sendAgain',
      words: 'Send again',
      text: `A new mail with a link goes to ${email}. The link in the mail before it stops working.`,
      said: `A mail with a new link is on its way to ${email}.`,
      isOffered: person.isInvited,
    },
    {
      act: 'signOut',
      words: 'Sign out everywhere',
      text: `${who} has to sign in again on every phone and computer.`,
      said: `${who} is signed out everywhere.`,
      isOffered: !person.isInvited,
    },
    {
      act: 'resetSecondFactor',
      words: 'Reset second factor',
      text: `For a lost phone. ${who} is signed out, and signs in with the password alone until a new second factor is set up.`,
      said: `${who} can set up a new second factor.`,
      isOffered: person.hasSecondFactor,
    },
    {
      act: 'endAccess',
      words: person.isInvited ? 'Take back the invitation' : 'End access',
      text: person.isInvited
        ? `The link in the mail to ${email} stops working.`
        : `${who} is signed out at once and can open nothing at the desk any more. What they did stays in the record.`,
      said: person.isInvited
        ? `${who} is not invited any more.`
        : `${who} cannot open the desk any more.`,
      isOffered: true,
    },
  ] as const;
  return (
    <>
      <li>
        <AskToSend
          {...trigger('Change roles')}
          title="Change roles"
          confirm="Save roles"
          onChange={look}
          change={change}
          body={(typed) => ({
            change: 'setRoles',
            accountId,
            seen: person.roles,
            roles: rolesIn(typed),
            to: receiversIn(typed),
          })}
          said={{
            title: 'Roles changed',
            text: person.isInvited
              ? `${who} gets them with the invitation.`
              : `${who} works with them from now on.`,
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
        </AskToSend>
      </li>
      <li>
        <AskToSend
          {...trigger('Change name')}
          title="Change name"
          confirm="Save name"
          onChange={look}
          change={change}
          body={(typed) => ({ change: 'setName', accountId, name: String(typed.get('name')) })}
          said={{ title: 'Name changed', text: 'Everybody at the desk reads it.' }}
        >
          <p>{email}</p>
          <NameField
            id={`name-${accountId}`}
            {...forColleague}
            defaultValue={person.name ?? ''}
            error={errorOf('name')}
          />
        </AskToSend>
      </li>
      <li>
        <AskToSend
          {...trigger('Hand over work')}
          title="Hand over work"
          confirm="Hand over"
          isPossible={person.work.length > 0}
          change={change}
          body={(typed) => ({ change: 'handOver', accountId, to: receiversIn(typed) })}
          said={{ title: 'Handed over', text: `${who} has no open work now.` }}
        >
          <p>All open work of {who} goes to whom you choose.</p>
          <WorkReceivers people={people} person={person} />
        </AskToSend>
      </li>
      {plain
        .filter(({ isOffered }) => isOffered)
        .map(({ act, words, text, said }) => (
          <li key={act}>
            <AskToSend
              {...trigger(words)}
              title={`${words}?`}
              confirm={`Yes, ${words.charAt(0).toLowerCase()}${words.slice(1)}`}
              change={screen}
              body={(typed) =>
                act === 'endAccess'
                  ? { change: act, accountId, to: receiversIn(typed) }
                  : { change: act, accountId }
              }
              said={{ title: 'Done', text: said }}
            >
              <p>{text}</p>
              {isOwn && <p>This is you.</p>}
              {act === 'endAccess' && <WorkReceivers people={people} person={person} />}
            </AskToSend>
          </li>
        ))}
    </>
  );
}
