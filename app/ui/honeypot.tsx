import { useRouteLoaderData } from 'react-router';
import { FORM_TIME } from '#lib/form-time.ts';
import { HONEYPOT } from '#lib/honeypot.ts';

/** What tells programs from people: a field that nobody sees, and when the page was made. */
export function Honeypot() {
  const shell = useRouteLoaderData('root') as { formTime: string } | undefined;
  return (
    <div className="vh" aria-hidden="true">
      <input type="hidden" name={FORM_TIME} value={shell?.formTime} />
      <label>
        Leave this empty <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
