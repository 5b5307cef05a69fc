import { createContext, useContext } from 'react';
import { FORM_TIME } from '../form-time.ts';
import { HONEYPOT } from '../honeypot.ts';

/** When the page was made, signed by the server (app/forms/form-time.server.ts). */
export const FormTime = createContext<string | undefined>(undefined);

/** What tells programs from people: a field that nobody sees, and when the page was made. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input type="hidden" name={FORM_TIME} value={useContext(FormTime)} />
      <label>
        Leave this empty <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
