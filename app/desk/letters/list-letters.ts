import type { OfficeLetter } from '#lib/mail/office-letter.ts';
import type { MailStatus } from '#lib/mail/outbox.server.ts';
import type { LetterReceiver, LetterWay } from './who-gets-it.ts';

/** The longest list that a letter goes to. */
export const MOST_WRITTEN_TO = 1000;

export type ShownReceiver = Omit<LetterReceiver, 'key' | 'page'>;

/** Somebody of a list about whom nobody can be written to, with the address of the record. */
export interface ToCall {
  name: string;
  to: string;
}

/** A letter before it is written: whom it would reach, and what its words can say to each. */
export interface LetterToWrite {
  title: string;
  narrowed: string[];
  /** One more than can be written to stands for all that are too many. */
  count: number;
  references: string[];
  /** What can stand in braces, and what it says. */
  placeholders: Record<string, string>;
  /** Of a list that asks families something: the words to begin with, which can be changed. */
  ready?: OfficeLetter & {
    isReminder: boolean;
    /** How many of the list this letter does not go to, because a letter has asked them. */
    others: number;
    /** Those whom no letter can ask. */
    toCall: ToCall[];
  };
  /** Who writes, below a text for a phone. */
  signature: string;
  receivers: ShownReceiver[];
}

/** How many were reached in which way. */
export type LetterCounts = Record<LetterWay, number>;

export interface LetterInList {
  id: string;
  subject: string;
  narrowed: string;
  sentAt: string;
  sentBy: string;
  leavesAt: string;
  takenBackAt: string | null;
  counts: LetterCounts;
}

/** What became of a letter for one person. */
export interface ReceiverInAccount extends Omit<ShownReceiver, 'says'> {
  id: string;
  /** Of a mail; undefined before it was handed over, and when it is too long ago. */
  mail?: { status: MailStatus; at: string | null; reason: string | null } | undefined;
  isHandedOver: boolean;
  /** Of who is told by text or on paper: the letter still asks them something, or asks nobody anything. */
  isAsked: boolean;
  told?: { at: string; by: string } | undefined;
  printed?: { at: string; by: string } | undefined;
  /** As it reads now, for a phone and for paper; left out where nobody may be told any more. */
  letter?: OfficeLetter & {
    asText: string;
    /** Empty where the family knows none. */
    reference: string;
  };
}

export interface LetterAccount extends LetterInList {
  words: string;
  takenBackBy: string | null;
  /** It can be taken back. */
  isHeld: boolean;
  erased: number;
  receivers: ReceiverInAccount[];
}
