import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { AskFamilies } from '#features/families/brought-back/components/ask-families.tsx';
import { WhoIsMissing } from '#features/families/brought-back/components/who-is-missing.tsx';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { loadFrom, makeChange } from '#requests/screen-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { broughtBackAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/brought-back.ts';

const TITLE = 'What came back from phones';

export const clientLoader = loadFrom(broughtBackAt);
export const clientAction = makeChange;
export const meta = titled(TITLE);

/** What was lost with a restore, how much of it phones have given back, and what to write to families. */
export default function BroughtBack({ loaderData: { lost, address } }: Route.ComponentProps) {
  const change = useServerChange(broughtBackAt);
  return (
    <DeskPage title={TITLE} back={<Link to="/staff/families">Families</Link>}>
      {lost ? (
        <>
          <p>
            The website’s data were brought back from a copy. What families and candidates had sent
            after that copy was lost. Their phones still have it for 30 days, and give it back when
            somebody opens a page of the website on them. Nobody gets a second letter.
          </p>
          <DeskFacts
            facts={{
              'Brought back from a copy': writtenInstant(lost.restoredAt, new Date()),
              'Came back from phones': lost.cameBack,
              'Erased before, and stays erased': lost.stayedErased || undefined,
              'Still missing, at least': lost.stillMissing,
            }}
          />
          <p className="small muted">
            Each receipt has a number. The numbers that are missing below the highest one that came
            back are counted. What nobody has come back with yet may be more.
          </p>
          <AskFamilies change={change} {...lost} address={address} />
          <WhoIsMissing change={change} address={address} />
        </>
      ) : (
        <p>The website’s data were never brought back from a copy. Nothing is missing.</p>
      )}
    </DeskPage>
  );
}
