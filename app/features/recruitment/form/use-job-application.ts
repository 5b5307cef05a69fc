import { useEffect, useRef, useState } from 'react';
import { formMailbox } from '#forms/delivery/form-mailbox.ts';
import { submitEntry } from '#forms/delivery/submit-entry.ts';
import { forgetFormDraft } from '#forms/device/form-draft.ts';
import { formListKey } from '#forms/device/form-keys.ts';
import { type Attempt, canRead, keepWithFile } from '#forms/device/kept-with-file.ts';
import { useEntries } from '#forms/device/use-entries.ts';
import { parseWithFile, refuseFile } from '#forms/file-question.ts';
import { refuse } from '#forms/parse-form.ts';
import { programRefusal } from '#forms/posted-form.ts';
import type { Refusal } from '#forms/refusal.ts';
import { notify } from '#ui/notify.ts';
import { jobApplication, type OpenPost } from '../job-application.ts';
import { applyAddress } from '../openings/opening.ts';
import { resumeFaults } from '../resume/resume.ts';
import { waitingFor } from './use-unsent-application.ts';

const MISTYPED_EMAIL = 'Enter an email address such as name@example.com';

interface Use {
  slug: string;
  opening: OpenPost;
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
    const fromProgram = programRefusal(written, jobApplication.refuses.title);
    if (fromProgram) return show(fromProgram);
    const parsed = parseWithFile(jobApplication, written, [opening]);
    const errors = parsed.ok ? [] : parsed.refusal.errors;
    const email = form.elements.namedItem('email') as HTMLInputElement;
    if (email.validity.typeMismatch) errors.push({ field: 'email', message: MISTYPED_EMAIL });
    if (!parsed.ok || errors.length > 0) return show(refuse(jobApplication, errors));
    const { answers, file } = parsed;
    if (!(await canRead(file)))
      return show(refuseFile(jobApplication, resumeFaults.unreadable).refusal);

    if (refusal) notify(undefined);
    setRefusal(undefined);
    setShare(0);
    setIsSending(true);
    setWasSubmitted(true);
    const filledIn = { page: applyAddress(opening.id), answers, field: 'resume', file };
    const kept = await keepWithFile(jobApplication, slug, filledIn, attempt, () =>
      waitingFor(slug, position),
    );
    setAttempt(kept);
    forgetFormDraft(jobApplication, slug);
    const outcome = await submitEntry(formMailbox(jobApplication, slug), kept.entry, {
      queued: kept.queued,
      onProgress: setShare,
    });
    if (outcome.kind === 'received') {
      setAttempt(undefined);
      notify(jobApplication.received);
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
  const entries = useEntries(formListKey(jobApplication, slug));
  const entry = key && entries?.find(({ delivery }) => delivery?.key === key);
  const reference = entry ? entry.delivery?.reference : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has arrived
  useEffect(() => {
    if (reference) onReceived(reference);
  }, [reference]);
}
