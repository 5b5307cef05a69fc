import { Link, useLocation } from 'react-router';
import { NotFoundPage } from '../page/not-found-page.tsx';
import { isNotFound } from '../page/page-error.tsx';

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
        <p className="lead mt-g3">
          This page could not be loaded. Check your connection, then try again. If you have just
          changed something here, look then whether it was done.
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
