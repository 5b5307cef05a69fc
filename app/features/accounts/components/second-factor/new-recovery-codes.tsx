import { useEffect, useRef } from 'react';
import { notify } from '#ui/notify.ts';
import { PrintLink } from '#ui/print-link.tsx';

/** Ten codes that are shown this once. */
export function NewRecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  function goOn() {
    // What comes now is shorter, and its way on stands at the top; a second press must not meet a button further down.
    const title = heading.current?.closest('main')?.querySelector('h1');
    title?.setAttribute('tabindex', '-1');
    title?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
    onKept();
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      notify({ title: 'Copied', text: 'Paste the codes where only you can read them.' });
    } catch {
      notify({ title: 'Not copied', text: 'Please write the codes down.', isDestructive: true });
    }
  }
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Your recovery codes
      </h2>
      <p>
        Your second factor is on. If you lose your phone or passkey, one of these codes lets you
        sign in without it. Each code works once. <b>We show them only now</b>: write them down or
        print them, and keep them at home, not on your phone.
      </p>
      <ul className="recovery-codes" id="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row no-print">
        <PrintLink className="btn line" href="#recovery-codes">
          Print
        </PrintLink>
        <button type="button" className="btn line" onClick={copy}>
          Copy
        </button>
        <button type="button" className="btn" onClick={goOn}>
          I have kept them
        </button>
      </div>
    </>
  );
}
