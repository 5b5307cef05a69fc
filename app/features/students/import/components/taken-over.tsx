import { StaffName } from '#desk/staff/staff-name.tsx';
import { shortInstant } from '#lib/dates/short-instant.ts';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';

interface TakenOverProps {
  imports: readonly {
    id: string;
    year: string;
    madeAt: string;
    madeBy: string;
    children: number;
    canBeTakenBack: boolean;
  }[];
  change: ServerChange<FormData>;
  onTakenBack(): void;
}

/** The spreadsheets that were taken over last, each with the way back. */
export function TakenOver({ imports, change, onTakenBack }: TakenOverProps) {
  if (imports.length === 0) return null;
  const now = new Date();
  return (
    <section aria-labelledby="taken-over">
      <h2 id="taken-over">Taken over</h2>
      <ul className="bare">
        {imports.map(({ id, year, madeAt, madeBy, children, canBeTakenBack }) => (
          <li key={id} className="row">
            <span>
              {children === 1 ? '1 child' : `${children.toLocaleString('en')} children`}, {year},{' '}
              <StaffName of={madeBy} />, {shortInstant(madeAt, now)}
            </span>
            {canBeTakenBack ? (
              <SendButton
                className="btn sm line"
                change={change}
                body={takingBack(id)}
                said={{ title: 'Taken back', text: 'The children of this file are gone again.' }}
                onDone={onTakenBack}
              >
                Take it back
              </SendButton>
            ) : (
              <span className="small muted">
                Something was done with these children: they stay.
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function takingBack(id: string): FormData {
  const body = new FormData();
  body.set('change', 'takeBack');
  body.set('id', id);
  return body;
}
