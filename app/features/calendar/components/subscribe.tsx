import { useRef } from 'react';
import { notify } from '#ui/notify.ts';
import { type CalendarKind, kindNames } from '../school-event.ts';
import { subscriptionLinks } from '../subscription-links.ts';

interface SubscribeProps {
  publicUrl: string;
  schoolName: string;
  /** How soon changes appear. */
  patience: string;
}

/** Opens below its button, so that it needs no script. */
export function Subscribe({ publicUrl, schoolName, patience }: SubscribeProps) {
  const { webcal, google, outlook, address } = subscriptionLinks(publicUrl, schoolName);
  const field = useRef<HTMLInputElement>(null);
  function copy() {
    field.current?.select();
    // Browsers have no clipboard for pages without https.
    (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => notify({ title: 'Copied', text: 'Paste the address where your calendar asks for it.' }),
      () => notify({ title: 'Please copy it yourself', text: 'The address is selected.' }),
    );
  }
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
        <input id="feed" ref={field} readOnly value={address} />
      </div>
      <button type="button" className="btn sm needs-script" onClick={copy}>
        Copy
      </button>
      <p className="mt-g3">{patience}</p>
    </details>
  );
}
