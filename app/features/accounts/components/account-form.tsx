import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { isHydrated } from '#lib/device/hydration.ts';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { useErrorArrival } from '#ui/fields/use-error-arrival.ts';
import { notify } from '#ui/notify.ts';
import { NeedsScript } from './needs-script.tsx';

interface FormRefusal {
  detail?: string;
  errors: { field: string; message: string }[];
}

interface AccountFormProps {
  /** What the button says, at rest and at work. */
  button: string;
  busy: string;
  /** Sends what was typed; a refusal comes back and is shown. */
  send: (typed: Record<string, string>) => Promise<FormRefusal | undefined>;
  /** False for a form that the server takes as well, from a browser that runs no script. */
  needsScript?: boolean;
  /** Hears that somebody has come to a field. */
  onFocus?: () => void;
  children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/**
 * A form that a script sends, because the session lives on the device: until React is there its button waits, so that
 * no password ever travels in an address or is lost.
 */
export function AccountForm({
  button,
  busy,
  send,
  needsScript = true,
  onFocus,
  children,
}: AccountFormProps) {
  const [refusal, setRefusal] = useState<FormRefusal>();
  const [isSending, setIsSending] = useState(false);
  const [isReady, setIsReady] = useState(isHydrated);
  const summary = useErrorArrival(refusal);
  useEffect(() => setIsReady(true), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const typed: Record<string, string> = {};
    new FormData(event.currentTarget).forEach((value, name) => {
      typed[name] = typeof value === 'string' ? value : '';
    });
    setIsSending(true);
    // Why the last try failed is no longer true.
    notify(undefined);
    try {
      setRefusal(await send(typed));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <>
      {refusal && <ErrorSummary ref={summary} detail={refusal.detail} errors={refusal.errors} />}
      {needsScript && <NeedsScript />}
      <form method="post" noValidate onSubmit={submit} onFocus={onFocus}>
        {children((field) => refusal?.errors.find((error) => error.field === field)?.message)}
        <button
          type="submit"
          className="btn"
          disabled={needsScript && !isReady}
          aria-disabled={isSending}
        >
          {isSending ? busy : button}
        </button>
      </form>
    </>
  );
}
