import { useState } from 'react';
import { Link } from 'react-router';
import { deskRooms } from '#desk/rooms.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { SmallButton } from '#ui/small-button.tsx';
import { TableHead } from '#ui/text/table-head.tsx';
import { type RepeatReason, repeatReasons } from '../decisions.ts';
import { outcomeInWords } from '../list-words.ts';
import type { RollOverChange } from '../roll-over-schema.ts';
import type { ShownChild } from '../show-roll-over.server.ts';

interface ListOfChildrenProps {
  list: readonly ShownChild[];
  year: string;
  before: string;
  change: ServerChange<RollOverChange>;
  /** Each of them needs somebody, so that the buttons stand there at once. */
  isOpen?: boolean;
  /** The year has begun: nothing is to be decided. */
  isBegun: boolean;
}

/** Children with what becomes of them, and the buttons by which the office decides otherwise. */
export function ListOfChildren(props: ListOfChildrenProps) {
  const { list, year, before, change, isOpen = false, isBegun } = props;
  const [changing, setChanging] = useState('');
  return (
    <div className="card inbox plain">
      <table>
        <TableHead names={['Child', before, year, 'Why, and what you can change']} />
        <tbody>
          {list.map((child) => (
            <tr key={child.reference}>
              <th scope="row" dir="auto">
                <Link to={`${deskRooms.students.path}/${child.reference}`}>{child.name}</Link>
              </th>
              <td>{child.from}</td>
              <td>{child.to}</td>
              <td>
                {outcomeInWords(child.outcome, child.decided)}
                {!isBegun && child.choices.length > 0 && (
                  <div className="row no-print mt-g2">
                    {!isOpen && (
                      <SmallButton
                        aria-expanded={changing === child.reference}
                        onClick={() =>
                          setChanging((now) => (now === child.reference ? '' : child.reference))
                        }
                      >
                        Change<span className="visually-hidden"> for {child.name}</span>
                      </SmallButton>
                    )}
                    {(isOpen || changing === child.reference) && (
                      <DecideChild child={child} year={year} change={change} />
                    )}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DecideChildProps {
  child: ShownChild;
  year: string;
  change: ServerChange<RollOverChange>;
}

/** What the office can decide of one child. */
function DecideChild({ child, year, change }: DecideChildProps) {
  const { reference, name, choices, decided, sameAs } = child;
  const of = { year, reference, seen: decided };
  const about = <span className="visually-hidden"> for {name}</span>;
  const names = {
    up: 'Goes up',
    leave: 'Leaves',
    same: `Is the same child as ${sameAs}`,
  } as const;
  return (
    <>
      {choices.map((is) =>
        is === 'repeat' ? (
          <AskToSend
            key={is}
            trigger="Repeats…"
            triggerAbout={` for ${name}`}
            triggerClass="btn sm line"
            title={`Why does the child repeat the grade in ${year}?`}
            confirm="The child repeats"
            change={change}
            body={(typed) => ({
              change: 'repeat',
              ...of,
              reason: String(typed.get('reason')) as RepeatReason,
            })}
            said={{ title: 'Saved', text: `${name} repeats the grade.` }}
          >
            <p dir="auto">
              <b>{name}</b>
            </p>
            <SelectField
              id={`reason-${reference}`}
              label="Reason"
              name="reason"
              defaultValue=""
              required
            >
              <Options none="Please choose" of={repeatReasons} />
            </SelectField>
          </AskToSend>
        ) : (
          decided !== is && (
            <SendButton
              key={is}
              className="btn sm line"
              change={change}
              body={{ change: 'decide', ...of, is }}
              said={{ title: 'Saved', text: `${names[is]}: ${name}.` }}
            >
              {names[is]}
              {about}
            </SendButton>
          )
        ),
      )}
      {decided && (
        <SendButton
          className="btn sm line"
          change={change}
          body={{ change: 'undecide', ...of }}
          said={{ title: 'Taken back', text: `Nothing is decided of ${name} any more.` }}
        >
          Take the decision back{about}
        </SendButton>
      )}
    </>
  );
}
