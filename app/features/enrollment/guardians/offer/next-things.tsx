import type { School } from '#features/content/schemas.ts';
import { unbroken } from '#lib/text/no-break-spaces.ts';
import { telephoneLink } from '#lib/text/telephone.ts';
import { dayOfNext, type NextThing } from './what-comes-next.ts';

interface NextThingsProps {
  list: readonly NextThing[];
  school: School;
  /** Where the papers can be photographed. */
  papersAt: string;
}

/** What comes next once a place is accepted, each with its day, its tick and the way to it. */
export function NextThings({ list, school: { admissionsPhone }, papersAt }: NextThingsProps) {
  return (
    <section className="stage-next" aria-labelledby="what-comes-next">
      <h3 id="what-comes-next">What comes next</h3>
      <ol>
        {list.map((thing) => (
          <li key={thing.what} className={thing.isDone ? 'done' : undefined}>
            <b>{thing.what}</b> <Day thing={thing} />
            <WayTo thing={thing} papersAt={papersAt} />
          </li>
        ))}
      </ol>
      <p>
        Do you have a question about this? Call{' '}
        <a href={telephoneLink(admissionsPhone)}>{unbroken(admissionsPhone)}</a>.
      </p>
    </section>
  );
}

function Day({ thing }: { thing: NextThing }) {
  const day = dayOfNext(thing);
  return day ? <span className="small muted">{day}</span> : null;
}

function WayTo({
  thing: { kind, what, isDone },
  papersAt,
}: {
  thing: NextThing;
  papersAt: string;
}) {
  if (kind === 'uniform') {
    return (
      <a className="tall" href="/parents/uniform">
        What your child needs
      </a>
    );
  }
  if (kind !== 'paper' || isDone) return null;
  return (
    <a className="tall" href={papersAt}>
      Photograph it or bring it<span className="visually-hidden">: {what}</span>
    </a>
  );
}
