import { worksIn } from '#desk/rooms.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import type { LeftPerson, StaffPerson } from '../list-people.server.ts';
import type { PeopleChange } from '../people-changes.ts';
import { receiversIn, WorkReceivers, workInWords } from './work-receivers.tsx';

interface WorkOfThoseWhoLeftProps {
  left: readonly LeftPerson[];
  people: readonly StaffPerson[];
  own: string;
  change: ServerChange<PeopleChange>;
}

/** Open work in the name of people who work here no more: one press takes it, or it goes to a colleague. */
export function WorkOfThoseWhoLeft({ left, people, own, change }: WorkOfThoseWhoLeftProps) {
  if (left.length === 0) return null;
  const { roles = [] } = people.find(({ accountId }) => accountId === own) ?? {};
  return (
    <section aria-labelledby="left">
      <h2 id="left">Work of somebody who has left</h2>
      <ul className="people">
        {left.map((person) => {
          const { accountId, email, name, work } = person;
          const mine = work.filter(({ room }) => worksIn(roles, room));
          const who = name ?? email;
          return (
            <li key={accountId} className="panel">
              <h3>{who}</h3>
              {name && <p className="small">{email}</p>}
              <p>Still looks after {work.map(workInWords).join(' and ')}</p>
              <div className="row">
                {mine.length > 0 && (
                  <SendButton
                    className="btn sm"
                    change={change}
                    body={{
                      change: 'handOver',
                      accountId,
                      to: Object.fromEntries(mine.map(({ room }) => [room, own])),
                    }}
                    said={{
                      title: 'Taken',
                      text: `You look after ${mine.map(workInWords).join(' and ')} now.`,
                    }}
                  >
                    Take it<span className="visually-hidden"> from {who}</span>
                  </SendButton>
                )}
                <AskToSend
                  trigger="Hand over work"
                  triggerAbout={` of ${who}`}
                  triggerClass="btn line sm"
                  title="Hand over work"
                  confirm="Hand over"
                  change={change}
                  body={(typed) => ({ change: 'handOver', accountId, to: receiversIn(typed) })}
                  said={{ title: 'Handed over', text: 'It is looked after again.' }}
                >
                  <p>All open work of {who} goes to whom you choose.</p>
                  <WorkReceivers people={people} person={person} />
                </AskToSend>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
