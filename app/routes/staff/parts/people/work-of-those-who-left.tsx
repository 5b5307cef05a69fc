import { worksIn } from '#desk/rooms.ts';
import type { LeftPerson, StaffPerson } from '#features/people/list-people.server.ts';
import { AskFirst } from '#requests/ask-first.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { receiversIn, WorkReceivers, workInWords } from './work-receivers.tsx';

interface WorkOfThoseWhoLeftProps {
  left: readonly LeftPerson[];
  people: readonly StaffPerson[];
  own: string;
}

/** Open work in the name of people who work here no more: one press takes it, or it goes to a colleague. */
export function WorkOfThoseWhoLeft({ left, people, own }: WorkOfThoseWhoLeftProps) {
  const { send, isBusy, refusal } = useServerChange();
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
                  <button
                    type="button"
                    className="btn sm"
                    aria-disabled={isBusy}
                    onClick={() => {
                      const to = Object.fromEntries(mine.map(({ room }) => [room, own]));
                      const text = `You look after ${mine.map(workInWords).join(' and ')} now.`;
                      send({ change: 'handOver', accountId, to }, { title: 'Taken', text });
                    }}
                  >
                    Take it<span className="vh"> from {who}</span>
                  </button>
                )}
                <AskFirst
                  trigger={
                    <>
                      Hand over work<span className="vh"> of {who}</span>
                    </>
                  }
                  triggerClass="btn line sm"
                  title="Hand over work"
                  confirm="Hand over"
                  isBusy={isBusy}
                  refusal={refusal}
                  onConfirm={(form, close) => {
                    const body = { change: 'handOver', accountId, to: receiversIn(form) };
                    send(body, { title: 'Handed over', text: 'It is looked after again.' }, close);
                  }}
                >
                  <p>All open work of {who} goes to whom you choose.</p>
                  <WorkReceivers people={people} person={person} />
                </AskFirst>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
