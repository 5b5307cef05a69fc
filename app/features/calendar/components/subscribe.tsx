import { type CalendarKind, kindNames } from '../school-event.ts';

interface SubscribeProps {
  publicUrl: string;
  schoolName: string;
  /** How soon changes appear. */
  delay: string;
}

/** Opens below its button, so that it needs no script; the copying does (`copy.enhance.ts`). */
export function Subscribe({ publicUrl, schoolName, delay }: SubscribeProps) {
  const { webcal, google, outlook, address } = subscriptionLinks(publicUrl, schoolName);
  return (
    <details>
      <summary className="btn line mb-g3">Subscribe to Calendar</summary>
      <ul>
        <li>
          <a href={webcal}>Phone or computer</a>
        </li>
        <li>
          <a href={google}>Google Calendar</a>
        </li>
        <li>
          <a href={outlook}>Outlook</a>
        </li>
        <li>
          Only a part:{' '}
          {(Object.keys(kindNames) as CalendarKind[]).map((kind, index) => (
            <span key={kind}>
              {index > 0 && ', '}
              <a href={webcal.replace('.ics', `/${kind}.ics`)}>{kindNames[kind]}</a>
            </span>
          ))}
        </li>
      </ul>
      <div className="field">
        <label htmlFor="feed">Any other calendar: add this address</label>
        <input id="feed" readOnly value={address} />
      </div>
      <button type="button" className="btn sm needs-script" data-copies="feed">
        Copy
      </button>
      <p className="mt-g3">{delay}</p>
    </details>
  );
}

/**
 * Where to press to see the school's days in one's own calendar: `webcal` is what the phone's or computer's own calendar
 * opens, `address` the plain one for every other calendar.
 */
function subscriptionLinks(publicUrl: string, name: string) {
  const address = `${publicUrl}/calendar.ics`;
  const webcal = address.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addsubscription',
    url: webcal,
    name,
  });
  return {
    address,
    webcal,
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/owa?${outlook}`,
  };
}
