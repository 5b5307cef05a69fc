import { jsonForHtml } from '#lib/http/json-for-html.ts';
import { InlineScript } from '#ui/inline-script.tsx';
import { type EarlyDraftOptions, keepDraftEarly } from '../device/early-draft.ts';
import { keepPostedEarly } from '../device/posted-early.ts';
import { type Entry, newEntry, type SchoolSaid } from '../device/submission-list.ts';
import { FORM_TIME } from '../form-time.ts';
import { HONEYPOT } from '../honeypot.ts';

/** Directly behind a form that keeps a draft under this key: keeps it before React is there too. */
export function EarlyDraft(props: { draft: string } & EarlyDraftOptions) {
  return <InlineScript text={import.meta.env.SSR ? keepDraft(props) : ''} />;
}

function keepDraft({ draft, ...options }: { draft: string } & EarlyDraftOptions): string {
  const notAsked = ['step', 'togetherWith', FORM_TIME, HONEYPOT];
  const said = [draft, notAsked, options].map((one) => JSON.stringify(one));
  return `(${keepDraftEarly})(${said})`;
}

interface SentEarly extends SchoolSaid {
  /** Where the device keeps what was sent. */
  list: string;
  /** What the school has stored, as it tells a program that sends it. */
  answers: Record<string, string>;
  submissionDate: string;
  reference: string;
  noticeVersion?: string;
}

/** Above the answer to a form that was posted, outside its island: the device keeps of it what it keeps of a form that React sends. */
export function PostedEarly({ draft, sent }: { draft: string; sent?: SentEarly }) {
  const said = sent ? [draft, sent.list, entryOf(sent)] : [draft];
  return <InlineScript text={`(${keepPostedEarly})(${jsonForHtml(said).slice(1, -1)})`} />;
}

function entryOf({ list: _, answers, submissionDate, ...said }: SentEarly): Entry {
  return { ...newEntry(answers, { ...said, hasReachedSchool: true }), submissionDate };
}
