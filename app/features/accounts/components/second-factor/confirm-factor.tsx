import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { hasFactor } from '../../second-factor/second-factor-state.ts';
import { useAuth } from '../auth-context.tsx';
import { ShowFactor } from './show-factor.tsx';

interface ConfirmFactorProps {
  /** False while the account has no second factor. */
  isSetUp: boolean;
  /** Where somebody comes back to who has to set one up first. */
  next: string;
  onDone(): void;
}

/** The second factor once more, before a change that a stranger at this computer must not ask for. */
export function ConfirmFactor({ isSetUp, next, onDone }: ConfirmFactorProps) {
  const { user } = useAuth();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // Below the button that was pressed: on a low screen the heading alone would be seen of it.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="panel mt-g5" aria-labelledby="confirm-factor">
      <h2 id="confirm-factor" ref={heading} tabIndex={-1}>
        Show that it is you
      </h2>
      {isSetUp && user && hasFactor(user) ? (
        <ShowFactor user={user} button="Confirm" onDone={onDone} />
      ) : (
        <p>
          Only an administrator with a second factor can ask for this change.{' '}
          <Link to={`/account/second-factor?${new URLSearchParams({ next })}`}>
            Set up a second factor
          </Link>
          . It takes two minutes. What you typed stays on this computer.
        </p>
      )}
    </section>
  );
}
