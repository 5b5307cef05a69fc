import { dayInShort } from '#lib/dates/plain-date.ts';
import type { OfferStep } from './offer-steps.ts';

/** The five steps from the form to the first day, each with the day on which it was done or is due. */
export function FiveStones({ steps }: { steps: readonly OfferStep[] }) {
  return (
    <ol className="five-stones" aria-label="From the application to the first day">
      {steps.map(({ name, on, state }, index) => (
        <li
          key={name}
          className={stoneClass(state)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <b aria-hidden="true">{index + 1}</b>
          <span>
            <span>{name}</span>
            {on && (
              <time dateTime={on}>
                {name === 'Your answer' && 'by '}
                {dayInShort(on)}
              </time>
            )}
            {state === 'done' && <span className="visually-hidden">, done</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stoneClass(state: OfferStep['state']): string | undefined {
  if (state === 'now') return 'now';
  return state === 'done' ? 'done' : undefined;
}
