import { useState } from 'react';
import { Link } from 'react-router';
import { deskRooms } from '#desk/rooms.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { TableHead } from '#ui/text/table-head.tsx';
import { outcomeInWords } from '../list-words.ts';
import type { RollOverChange } from '../roll-over-schema.ts';
import type { ShownChild } from '../show-roll-over.server.ts';
import { DecideChild } from './decide-child.tsx';

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
