import { Link } from 'react-router';
import { Drawing } from '#ui/drawing.tsx';
import { goat } from '#ui/drawings/goat.ts';

export function NotFoundPage() {
  return (
    <section className="wrap lost">
      <div>
        <p className="big" aria-hidden="true">
          404
        </p>
        <h1>Oops! Page Not Found</h1>
        <p className="lead mt-g3">
          The goat at the gate says that it has not seen your page. We have our doubts.
        </p>
        <div className="row">
          <Link className="btn" to="/">
            Go to Homepage
          </Link>
        </div>
        <p className="mt-g5">
          Or <Link to="/contact">contact us</Link> and we will find it for you.
        </p>
      </div>
      <Drawing drawing={goat} className="full-width" isFirst />
    </section>
  );
}
