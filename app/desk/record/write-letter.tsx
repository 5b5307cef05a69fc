import type { ReactNode } from 'react';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { useServerChange } from '#requests/use-server-change.ts';
import { LetterFields } from './letter-fields.tsx';

interface WriteLetterProps {
  trigger: string;
  triggerClass?: string;
  title: string;
  confirm: string;
  /** What is said once the mail is on its way. */
  done: string;
  /** Under this name what is typed is kept on this computer until it is sent. */
  keepAs: string;
  /** What the server is asked for; the letter goes with it. */
  change: { change: string; version: number };
  to: string;
  subject: string;
  text: string;
  children?: ReactNode;
}

/** A mail that somebody of the office writes about a record: a button, and a dialog with the letter. */
export function WriteLetter({
  done,
  change,
  to,
  subject,
  text,
  children,
  ...asked
}: WriteLetterProps) {
  return (
    <AskToSend
      {...asked}
      change={useServerChange()}
      body={(typed) => ({ ...change, letter: Object.fromEntries(typed) })}
      said={{ title: done, text: 'The mail is on its way.' }}
    >
      <LetterFields to={to} subject={subject} text={text}>
        {children}
      </LetterFields>
    </AskToSend>
  );
}
