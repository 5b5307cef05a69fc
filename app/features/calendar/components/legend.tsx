import type { EventLook } from '../school-event.ts';
import { clothOf } from './event-card.tsx';

const names: Record<EventLook, string> = {
  important: 'Important',
  academic: 'Academic',
  arts: 'Arts',
  other: 'Other',
};

/** What the cloths on the cards mean; the word of the category stands on each card too. */
export function Legend() {
  return (
    <ul className="row legend small" aria-label="What the patterns mean">
      {(Object.keys(names) as EventLook[]).map((look) => (
        <li key={look}>
          <i className={clothOf[look]} />
          {names[look]}
        </li>
      ))}
    </ul>
  );
}
