import { useRef, useState } from 'react';
import { useNotify } from '#ui/notice.tsx';
import { type Attempt, canRead, sendAttempt, startAttempt } from './delivery.ts';
import { RECEIVED } from './job-application.ts';
import { programRefusal } from './posted-application.ts';
import { resumeFaults } from './resume.ts';
import { parseJobApplication, type Refusal, refuse } from './schema.ts';

const MISTYPED_EMAIL = 'Enter an email address such as name@example.com';

interface Use {
  slug: string;
  position: string;
  /** What the server had to say about a form that was posted without a script. */
  refused: Refusal | undefined;
  onReceived: (reference: string) => void;
}

/** Checks the form, writes it to the device, sends it, and knows how far it has come. */
export function useJobApplication({ slug, position, refused, onReceived }: Use) {
  const [refusal, setRefusal] = useState(refused);
  const [refusedFor, setRefusedFor] = useState(position);
  const [isSending, setIsSending] = useState(false);
  const [share, setShare] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  const attempt = useRef<Attempt>(undefined);
  const isBusy = useRef(false);
  const notify = useNotify();

  // Another post starts without the errors of the last one; what was typed stays.
  if (refusedFor !== position) {
    setRefusedFor(position);
    setRefusal(undefined);
  }

  function show(reason: Refusal) {
    setRefusal(reason);
    notify({ title: reason.title, text: reason.detail, isDestructive: true });
  }

  async function submit(form: HTMLFormElement) {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await checkAndSend(form);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  async function checkAndSend(form: HTMLFormElement) {
    const written = new FormData(form);
    const fromProgram = programRefusal(written);
    if (fromProgram) return show(fromProgram);
    const parsed = parseJobApplication(Object.fromEntries(written), [position]);
    const errors = parsed.ok ? [] : parsed.refusal.errors;
    const email = form.elements.namedItem('email') as HTMLInputElement;
    if (email.validity.typeMismatch) errors.push({ field: 'email', message: MISTYPED_EMAIL });
    if (!parsed.ok || errors.length > 0) return show(refuse(errors));
    if (!(await canRead(parsed.resume))) {
      return show(refuse([{ field: 'resume', message: resumeFaults.unreadable.message }]));
    }

    if (refusal) notify(undefined);
    setRefusal(undefined);
    setIsWaiting(false);
    setShare(0);
    setIsSending(true);
    attempt.current = startAttempt(slug, parsed.answers, parsed.resume, attempt.current);
    const outcome = await sendAttempt(slug, attempt.current, setShare);
    switch (outcome.kind) {
      case 'received':
        notify(RECEIVED);
        return onReceived(outcome.receipt.reference ?? '');
      case 'refused':
        attempt.current = undefined;
        return show(outcome.problem);
      case 'waiting':
        return setIsWaiting(true);
    }
  }

  return { refusal, isSending, share, isWaiting, submit };
}
