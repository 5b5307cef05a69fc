import type { MealsContent } from '#features/content/schemas.ts';
import { LinkedText } from '#ui/text/linked-text.tsx';

/** How a family pays: step by step, and where to, as far as the office has written it down. */
export function WaysToPay({ content }: { content: MealsContent['paying'] }) {
  const { steps, ways, noWays, pin } = content;
  return (
    <>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {ways.length > 0 ? (
        <dl className="term-list">
          {ways.map(({ name, number, inTheNameOf }) => (
            <div key={name + number}>
              <dt>{name}</dt>
              <dd>
                {number}
                <br />
                In the name of {inTheNameOf}
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="note">
          <LinkedText text={noWays} />
        </p>
      )}
      <p>
        <b>{pin}</b>
      </p>
    </>
  );
}
