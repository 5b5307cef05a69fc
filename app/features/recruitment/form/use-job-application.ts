import { useEffect, useRef, useState } from 'react';
import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import { programRefusal } from '#forms/posted-form.ts';
import type { Refusal } from '#forms/refusal.ts';
import { notify } from '#ui/notify.ts';
import { RECEIVED, REFUSAL_TITLE } from '../job-application.ts';
import { applyAddress } from '../openings/opening.ts';
import { resumeFaults } from '../resume/resume.ts';
import { jobApplicationsMailbox } from './delivery.ts';
import { jobApplicationsKey } from './device-keys.ts';
import { forgetJobDraft } from './job-draft.ts';
import { type Attempt, canRead, keepJobApplication } from './kept-application.ts';
import { parseJobApplication, refuse } from './schema.ts';

const MISTYPED_EMAIL = 'Enter an email address such as name@example.com';

interface Use {
  slug: string;
  opening: { id: string; title: string };
  /** What the server had to say about a form that was posted without a script. */
  refused: Refusal | undefined;
  onReceived: (reference: string) => void;
}

/** Checks the form, writes it to the device, sends it, and knows how far it has come. */
export function useJobApplication({ slug, opening, refused, onReceived }: Use) {
  const position = opening.title;
  const [refusal, setRefusal] = useState(refused);
  const [refusedFor, setRefusedFor] = useState(position);
  const [isSending, setIsSending] = useState(false);
  const [share, setShare] = useState(0);
  const [attempt, setAttempt] = useState<Attempt>();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const isBusy = useRef(false);

  // Another post starts without the errors and the attempt of the last one; what was typed stays.
  if (refusedFor !== position) {
    setRefusedFor(position);
    setRefusal(undefined);
    setAttempt(undefined);
  }
  useArrival(isSending ? undefined : attempt, slug, onReceived);

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
    const fromProgram = programRefusal(written, REFUSAL_TITLE);
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
    setShare(0);
    setIsSending(true);
    setWasSubmitted(true);
    const kept = await keepJobApplication(
      slug,
      applyAddress(opening.id),
      parsed.answers,
      parsed.resume,
      attempt,
    );
    setAttempt(kept);
    forgetJobDraft(slug);
    const outcome = await submitEntry(jobApplicationsMailbox(slug), kept.entry, {
      queued: kept.queued,
      onProgress: setShare,
    });
    if (outcome.kind === 'received') {
      setAttempt(undefined);
      notify(RECEIVED);
      onReceived(outcome.receipt.reference ?? '');
    }
    if (outcome.kind === 'refused') {
      setAttempt(undefined);
      show(outcome.problem);
    }
  }

  return { refusal, isSending, share, attempt, wasSubmitted, submit, setAttempt, setRefusal };
}

/** What waits is sent by itself; the page says so when it has arrived. */
function useArrival(
  attempt: Attempt | undefined,
  slug: string,
  onReceived: (reference: string) => void,
): void {
  const key = attempt?.entry.delivery.key;
  const entries = useEntries(jobApplicationsKey(slug));
  const entry = key && entries?.find(({ delivery }) => delivery?.key === key);
  const reference = entry ? entry.delivery?.reference : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has arrived
  useEffect(() => {
    if (reference) onReceived(reference);
  }, [reference]);
}
