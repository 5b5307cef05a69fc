import { HONEYPOT } from '#lib/honeypot.ts';

export function Honeypot() {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        Leave this empty <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
