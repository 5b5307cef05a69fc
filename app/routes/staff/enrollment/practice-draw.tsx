import { Link, useNavigate } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { ThrowDice } from '#features/enrollment/rounds/desk/components/throw-dice.tsx';
import { PracticeOrder } from '#features/enrollment/rounds/practice/components/practice-order.tsx';
import { practiceAt } from '#features/enrollment/rounds/practice/practice-at.ts';
import { listLoader } from '#requests/screen-requests.ts';
import type { Route } from './+types/practice-draw.ts';

export const clientLoader = listLoader(practiceAt);
export const meta = titled('Practise the draw');

/** A draw of invented children: the office does once in peace what it does before everybody on the day. */
export default function PracticeDraw({ loaderData }: Route.ComponentProps) {
  const { children, listSeal, places, drawn } = loaderData;
  const navigate = useNavigate();
  return (
    <DeskPage
      title="Practise the draw"
      back={<Link to="/staff/enrollment-applications/round">The round</Link>}
    >
      <p>
        These {children} children are invented, and nothing is written down. Throw a die ten times,
        or think of ten numbers from 1 to 6.
      </p>
      {drawn ? (
        <>
          <PracticeOrder drawn={drawn} places={places} />
          <p>
            <Link className="btn line" to="?">
              Practise once more
            </Link>
          </p>
        </>
      ) : (
        <ThrowDice
          list={{ children, seal: listSeal }}
          keepAs="draw practice"
          isBusy={false}
          refusal={undefined}
          onDraw={({ dice }, forget) => {
            forget();
            navigate(`?dice=${dice}`);
          }}
        />
      )}
    </DeskPage>
  );
}
