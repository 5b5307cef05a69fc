import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import {
  FoundInStatement,
  type ReadStatement,
} from '#features/meals/statement/components/found-in-statement.tsx';
import { NameColumns } from '#features/meals/statement/components/name-columns.tsx';
import { PutInStatement } from '#features/meals/statement/components/put-in-statement.tsx';
import { TickedByStatement } from '#features/meals/statement/components/ticked-by-statement.tsx';
import { asked, type TransactionToTick } from '#features/meals/statement/components/to-tick.ts';
import type { ShownStatement } from '#features/meals/statement/shown-statement.server.ts';
import { type AskedOfStatement, statementAt } from '#features/meals/statement/statement-at.ts';
import type { TickedMany } from '#features/meals/statement/tick-statement.server.ts';
import { listLoader, makeChange } from '#requests/screen-requests.ts';
import type { ChangeRefusal } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import type { Route } from './+types/statement.ts';

export const clientLoader = listLoader(statementAt);
export const clientAction = makeChange;
export const meta = titled('Statement of the mobile money');

type NamedColumns = Extract<AskedOfStatement, { change: 'read' }>['columns'];
type Unnamed = Extract<ShownStatement, { is: 'unnamed' }>;

/** The provider's statement: whose money came in, ticked in one press. What is put in stays on this screen. */
export default function Statement({ loaderData: ticked }: Route.ComponentProps) {
  const { send, isBusy, refusal } = useServerChange(statementAt, isAboutInput);
  const [search, setSearch] = useSearchParams();
  const [text, setText] = useState('');
  const [found, setFound] = useState<ReadStatement>();
  const [unnamed, setUnnamed] = useState<Unnamed>();
  const [notDone, setNotDone] = useState<TickedMany['notDone']>([]);
  const [takenBack, setTakenBack] = useState(0);

  function read(statement: string, columns?: NamedColumns) {
    if (!columns) setUnnamed(undefined);
    send<{ statement: ShownStatement }>(
      { change: 'read', text: statement, ...(columns && { columns }) },
      undefined,
      ({ statement: shown }) => {
        setUnnamed(shown.is === 'unnamed' ? shown : undefined);
        setFound(shown.is === 'read' ? shown : undefined);
      },
    );
  }
  function tick(transactions: TransactionToTick[]) {
    const body = { change: 'tick', transactions: transactions.map(asked) } as const;
    send<{ ticked: TickedMany }>(body, undefined, ({ ticked: made }) => {
      setNotDone(made.notDone);
      setTakenBack(0);
      const ticked = made.tickedAt.map((at): [string, string] => ['ticked', at]);
      setSearch(ticked, { replace: true });
      read(text);
    });
  }
  function takeBack() {
    const body = { change: 'takeBack', tickedAt: search.getAll('ticked') } as const;
    send<{ takenBack: TickedMany }>(body, undefined, ({ takenBack: undone }) => {
      setNotDone(undone.notDone);
      setTakenBack(undone.done);
      if (undone.notDone.length === 0) setSearch([], { replace: true });
      if (text) read(text);
    });
  }
  const putIn = (
    <PutInStatement
      text={text}
      onText={setText}
      onRead={(statement) => {
        setFound(undefined);
        read(statement);
      }}
      isBusy={isBusy}
      fault={faultOf(refusal, 'text')}
    />
  );
  return (
    <DeskPage
      title="Statement of the mobile money"
      back={<Link to="/staff/meals">All meal payments</Link>}
    >
      <TickedByStatement
        ticked={ticked}
        takenBack={takenBack}
        notDone={notDone}
        isBusy={isBusy}
        onTakeBack={takeBack}
      />
      {found ? (
        <details className="fold mb-g4">
          <summary>Put in another statement</summary>
          {putIn}
        </details>
      ) : (
        putIn
      )}
      {unnamed && (
        <NameColumns
          names={unnamed.names}
          proposed={unnamed.proposed}
          isBusy={isBusy}
          fault={faultOf(refusal, 'columns')}
          onNamed={(layout) => read(text, { names: [...unnamed.names], layout })}
        />
      )}
      {found && <FoundInStatement found={found} isBusy={isBusy} onTick={tick} />}
    </DeskPage>
  );
}

/** Said at the field that it is about. */
const isAboutInput = ({ errors }: ChangeRefusal) =>
  errors.some(({ field }) => field === 'text' || field.startsWith('columns'));

const faultOf = (refusal: ChangeRefusal | undefined, name: string) =>
  refusal?.errors.find(({ field }) => field.split('.')[0] === name)?.message;
