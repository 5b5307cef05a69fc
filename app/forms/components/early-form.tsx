import { jsonForHtml } from '#lib/http/json-for-html.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import { keepDraftEarly } from '../device/early-draft.ts';
import { takePosted } from '../device/posted-early.ts';
import { newEntry } from '../device/submission-list.ts';
import { FORM_TIME } from '../form-time.ts';
import { HONEYPOT } from '../honeypot.ts';

/** Directly behind a form that keeps a draft under this key: keeps it before React is there too. */
export function EarlyDraft({ draft, notAsked = [] }: { draft: string; notAsked?: string[] }) {
  const text = import.meta.env.SSR
    ? `(${keepDraftEarly})(${JSON.stringify([draft, [...notAsked, FORM_TIME, HONEYPOT]]).slice(1, -1)})`
    : '';
  return <InlineScript text={text} />;
}

interface PostedEarlyProps {
  draft: string;
  list: string;
  /** What the school has stored, as it tells a program that sends it. */
  answers: Record<string, string>;
  submissionDate: string;
  reference: string;
  noticeVersion?: string;
}

/** Above the answer to a form that was posted: the device keeps of it what it keeps of a form that React sends. */
export function PostedEarly({ draft, list, answers, submissionDate, ...said }: PostedEarlyProps) {
  if (!import.meta.env.SSR) return <InlineScript text="" />;
  const entry = { ...newEntry(answers, { ...said, hasReachedSchool: true }), submissionDate };
  return (
    <InlineScript text={`(${takePosted})(${jsonForHtml([draft, list, entry]).slice(1, -1)})`} />
  );
}
