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
          <a className="btn" href="/">
            Go to Homepage
          </a>
        </div>
        <p className="mt-g5">
          Or <a href="/contact">contact us</a> and we will find it for you.
        </p>
      </div>
      <Drawing drawing={goat} className="full-width" isFirst />
    </section>
  );
}
