import { Link } from 'react-router';
import { titled } from '#app/shell/private/private-meta.ts';
import { DeskPage } from '#desk/desk-page.tsx';
import { DeskFacts } from '#desk/record/desk-facts.tsx';
import { dayInLusaka, dayMonthYear } from '#lib/dates/plain-date.ts';
import { writtenInstant } from '#lib/dates/written-instant.ts';
import { loadFrom } from '#requests/screen-requests.ts';
import { broughtBackAt } from '../../api/staff-addresses.ts';
import type { Route } from './+types/brought-back.ts';

const TITLE = 'What came back from phones';

export const clientLoader = loadFrom(broughtBackAt);
export const meta = titled(TITLE);

/** What was lost with a restore, how much of it phones have given back, and what to write to families. */
export default function BroughtBack({ loaderData: { lost, address } }: Route.ComponentProps) {
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
          <h2>Who is still missing</h2>
          <p>
            Look into the mailbox of the office: for each form that came, the website wrote a mail
            with its reference. Search for that reference at the desk. If the desk does not find it,
            call the family, or ask them to open the website on the phone that they used.
          </p>
          <h2>Text for the website and for groups</h2>
          <p>
            Send this to the groups of the parents, and ask whoever changes the website to put it on
            a page that families read:
          </p>
          <blockquote>
            <p>
              Please open this page once on the phone that you used: some of what was sent to us
              before {dayMonthYear(dayInLusaka(new Date(lost.restoredAt)))} was lost, and your phone
              sends it again by itself. {address}
            </p>
          </blockquote>
        </>
      ) : (
        <p>The website’s data were never brought back from a copy. Nothing is missing.</p>
      )}
    </DeskPage>
  );
}
