import { findDraft, keepDraft } from '#forms/device/kept-draft.ts';
import { forget } from '#lib/device/device-store.ts';
import { type ContactMessage, messageFrom } from './contact-message.ts';
import { messageDraftKey } from './device-keys.ts';

/** Whether somebody has written anything: the subject may have come with the page's address. */
export function isMessageBegun({ name, email, message }: ContactMessage): boolean {
  return (name + email + message).trim() !== '';
}

/** Keeps what is typed on the device, on every change; nothing once all of it is empty. */
export function keepMessageDraft(slug: string, message: ContactMessage): void {
  if (isMessageBegun(message)) keepDraft(messageDraftKey(slug), message);
  else forgetMessageDraft(slug);
}

/** What was typed and not sent; undefined without any, or when it is overdue, which forgets it. */
export function findMessageDraft(slug: string, now: Date): ContactMessage | undefined {
  const draft = findDraft(messageDraftKey(slug), now);
  return draft && messageFrom(draft);
}

export function forgetMessageDraft(slug: string): void {
  forget(messageDraftKey(slug));
}
