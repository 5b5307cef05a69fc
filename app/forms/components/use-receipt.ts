import { useEffect, useState } from 'react';
import type { Entry } from '../device/submission-list.ts';
import { answersFrom, answersOnReceipt, type FormAnswers } from '../form-answers.ts';
import type { PostedForm } from '../posted-form.ts';
import type { AnyForm } from '../short-form.ts';

/** Loaded where there is a receipt: every form would pay for it. */
const onReceipt = async (work: (kept: typeof import('../device/kept-receipt.ts')) => void) =>
  import('../device/kept-receipt.ts').then(work, () => undefined);

/** What the school has taken, as its receipt tells it. */
interface Taken {
  reference: string;
  answers: FormAnswers;
}

/**
 * The receipt that stands above the form: of what was `sent` last from here once the school has it, of what the server
 * answered (`posted`), or of either before a reload. The second takes it away.
 */
export function useReceipt(
  form: AnyForm,
  sent: Entry | undefined,
  posted: PostedForm | undefined,
): [Taken | undefined, () => void] {
  const [taken, setTaken] = useState<Taken | undefined>(
    posted && 'reference' in posted ? posted : undefined,
  );
  const reference = sent?.delivery?.reference;
  useEffect(() => {
    if (!posted && history.state?.receipt)
      void onReceipt(({ readReceipt }) => setTaken(readReceipt()));
  }, [posted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent does not change once it is received
  useEffect(() => {
    if (!sent || !reference) return;
    const answers = answersOnReceipt(form, answersFrom(form, sent));
    void onReceipt(({ keepReceipt }) => keepReceipt({ reference, answers }));
  }, [reference]);

  function forget() {
    setTaken(undefined);
    if (taken) void onReceipt(({ forgetReceipt }) => forgetReceipt());
  }
  if (sent && reference) return [{ reference, answers: answersFrom(form, sent) }, forget];
  return [sent ? undefined : taken, forget];
}
