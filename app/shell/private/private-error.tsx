import { Link, useLocation } from 'react-router';
import { adviceOnScreen } from '#requests/no-answer.ts';
import { isNotFound } from '../page/error-page.tsx';
import { NotFoundPage } from '../page/not-found-page.tsx';

/**
 * What a screen of account, portal or desk shows when its data did not come. It stands inside the document: the
 * root's own would make all of it anew, which the policy for scripts forbids.
 */
export function PrivateError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <section className="section">
      <div className="wrap narrow">
        <h1>Sorry, this did not work</h1>
        <p className="lead mt-g3">{adviceOnScreen(error)}</p>
        <p>
          If you have just changed something here, look then whether it was done. Messages and notes
          that you typed and did not send are still on this device.
        </p>
        <div className="row">
          <Link className="btn" to={pathname + search} reloadDocument>
            Try again
          </Link>
          <Link className="btn line" to="/account" reloadDocument>
            Your account
          </Link>
        </div>
      </div>
    </section>
  );
}
