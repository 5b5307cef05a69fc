import type { ReactNode } from 'react';
import { enrollmentStatuses } from '#features/enrollment/enrollment-status.ts';
import { notToldHere } from '#features/enrollment/guardians/family-page/not-told-here.ts';
import type { AskedFamily, ShownChild } from './show-family.server.ts';

interface PressProps {
  token: string;
  /** What the button does. */
  press: 'mine' | 'others';
  button: string;
  isMain?: boolean;
  children?: ReactNode;
}

/** A form of one button; it carries the token of the page, and no cookie speaks for the sender. */
function Press({ token, press, button, isMain = false, children }: PressProps) {
  return (
    <form method="post" className="mt-g5">
      <input type="hidden" name="token" value={token} />
      {children}
      <button type="submit" className={isMain ? 'btn' : 'btn line'} name="press" value={press}>
        {button}
      </button>
    </form>
  );
}

/** The reader of our mail says once that the child is theirs; looking changes nothing. */
export function IsThisYourChild({ token, child, reference }: AskedFamily) {
  return (
    <>
      <p className="lead">
        We write to you about {child}, reference <b className="one-line">{reference}</b>.
      </p>
      <p>
        Are you a parent or guardian of this child? Then press the button. From now on our mails to
        this address tell you the first name of your child, and their links show you all your
        children.
      </p>
      <Press token={token} press="mine" button="Yes, this is my child" isMain />
      <p className="mt-g5">
        You do not know this child? Then somebody gave us your address by mistake. Do not press the
        button, and please tell us.
      </p>
    </>
  );
}

/** The children of the page, each with the way to its part. */
export function EachChild({ list }: { list: readonly ShownChild[] }) {
  return (
    <ul className="mb-g5">
      {list.map(({ reference, firstName, gradeLevel, status }) => (
        <li key={reference}>
          <a className="tall" href={`#${reference}`}>
            {`${firstName}, ${gradeLevel}`}
          </a>
          : {enrollmentStatuses[status].told.title}
        </li>
      ))}
    </ul>
  );
}

/** Brings the page of all children to whoever reads the mail of a guardian, and tells nobody whether there are others. */
export function OtherChildren({ token, isAsked }: { token: string; isAsked: boolean }) {
  return (
    <section className="panel mt-g5">
      <h2>Your other children</h2>
      {isAsked ? (
        <p role="status">
          If the school knows your mail address, it has sent you a link now. The link opens the page
          of all your children. We send it at most three times a day.
        </p>
      ) : (
        <Press token={token} press="others" button="Show me my other children">
          <p>
            We send a link to the mail address that you gave us. It opens the page of all your
            children, without references and birth dates.
          </p>
        </Press>
      )}
    </section>
  );
}

export function NotTold() {
  return (
    <>
      <p className="lead">{notToldHere.meaning}</p>
      <p>{notToldHere.awaited}</p>
    </>
  );
}

/** The page was open for its quarter of an hour, or what opened it does so no more. */
export function ClosedPage({ isForgotten }: { isForgotten: boolean }) {
  return (
    <>
      <p className="lead">
        {isForgotten ? 'This page is closed again.' : 'This link no longer works.'}
      </p>
      <p>
        {isForgotten && 'It closes after 15 minutes, because other people may use this phone. '}
        Please <a href="/status">look up the application</a> again, or open the link in our newest
        mail.
      </p>
    </>
  );
}
