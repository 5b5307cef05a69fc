import type { ShownPapers } from './show-family.server.ts';

interface PapersOfChildProps extends ShownPapers {
  reference: string;
  /** First name. */
  child: string;
}

/** The papers that the office looks at: how many are there, and the way to send the others. */
export function PapersOfChild({ reference, pass, list, child }: PapersOfChildProps) {
  const here = list.filter(({ status }) => status === 'seen' || status === 'sent').length;
  return (
    <section id={`${reference}-papers`} className="mb-g5">
      <h3>Papers of {child}</h3>
      <p>
        The school has {here} of {list.length}.
      </p>
      <form method="post" action="/status/papers">
        <input type="hidden" name="pass" value={pass} />
        <button type="submit" className="btn line">
          Papers of the child
        </button>
      </form>
    </section>
  );
}
