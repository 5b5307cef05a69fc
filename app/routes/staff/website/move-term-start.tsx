import { useState } from 'react';
import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { TellFamilies } from '#features/calendar/desk/components/tell-families.tsx';
import { withoutDrafts } from '#features/calendar/school-years.ts';
import { startNotices } from '#features/calendar/term-starts/start-notices.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { SmallButton } from '#ui/small-button.tsx';
import { contentPartAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/move-term-start.ts';
import { MoveStartForm } from './move-start-form.tsx';

const datesAt = contentPartAt.at('dates');

export const clientLoader = loadFrom(datesAt);
export const clientAction = makeChange;
export const meta = titled('Move the opening of a term');

/** One act for what the Ministry does in some years: another first day of a term, everywhere at once. */
export default function MoveTermStart({ loaderData: loaded, matches }: Route.ComponentProps) {
  const { send, isBusy } = useServerChange(datesAt);
  const [done, setDone] = useState<{ words: string; version?: number }>();
  const { school, publicUrl } = matches[0].loaderData;
  const { today, around, version } = loaded;
  const notices = startNotices(withoutDrafts(around.calendar).terms, today);

  function move(value: object, then: () => void) {
    if (isBusy) return;
    const said = { title: 'Moved', text: 'Visitors see the new day now.' };
    send({ change: 'publish', version, value }, said, () => {
      setDone({ words: 'The opening is moved.', version: version + 1 });
      then();
    });
  }
  function undo() {
    if (isBusy) return;
    const said = { title: 'Undone', text: 'Visitors see the day before again.' };
    send({ change: 'restore', version, to: version - 1 }, said, () =>
      setDone({ words: 'Undone: the dates are as they were before.' }),
    );
  }
  return (
    <DeskPage
      title="Move the opening of a term"
      back={<Link to="/staff/content/dates">All dates</Link>}
    >
      <p className="lead">
        Has the Ministry moved the first day of a term? Choose it here. You see what else moves
        before anybody else does.
      </p>
      <div role="status">
        {done && (
          <p className="note row">
            <span>
              {done.words} <a href="/events">See the page</a>
            </span>
            {done.version === version && (
              <SmallButton aria-disabled={isBusy} onClick={undo}>
                Undo
              </SmallButton>
            )}
          </p>
        )}
      </div>
      {notices.length > 0 && (
        <TellFamilies notices={notices} school={school.name} address={`${publicUrl}/events`} />
      )}
      <MoveStartForm loaded={loaded} isBusy={isBusy} onMove={move} />
    </DeskPage>
  );
}
