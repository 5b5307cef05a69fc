import type { Mailbox } from '#forms/delivery/send-entries.ts';
import { messageFrom } from './contact-message.ts';
import { messagesKey } from './device-keys.ts';
import { keepMessageDraft } from './message-draft.ts';

export function messagesMailbox(slug: string): Mailbox {
  return {
    listKey: messagesKey(slug),
    address: '/api/contact-messages',
    fieldsOf: messageFrom,
    onRefused: (entry) => keepMessageDraft(slug, messageFrom(entry)),
  };
}
