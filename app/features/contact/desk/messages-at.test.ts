import { expect, test } from 'vitest';
import { caseAddress } from '#desk/cases/case-address.ts';
import { askServer } from '#requests/server-requests.ts';
import { useServerChange } from '#requests/use-server-change.ts';
import { type MessageRecord, messagesAt } from './messages-at.ts';
import type { messageRoom } from './room.server.ts';

test('what a screen asks of an address is what its route answers and takes', () => {
  expect(messagesAt.list.path).toBe('/api/staff/messages');
  expect(messagesAt.record.of('CM-1')).toBe('/api/staff/messages/CM-1');
});

test('what does not fit does not compile', () => {
  // The compiler reads it, and says when one of the marked lines would compile.
  const asked = async (send: ReturnType<typeof useMessages>['send']) => {
    // @ts-expect-error: an address of another room
    caseAddress<typeof messageRoom>('meals');
    const record: MessageRecord = await askServer(messagesAt.record.at('CM-1'));
    // @ts-expect-error: an answer of another address
    const list: MessageRecord = await askServer(messagesAt.list);
    // @ts-expect-error: nothing of the kind is shown
    const words = record.transactionId;
    send({ change: 'status', version: 1, to: 'closed' }, undefined);
    // @ts-expect-error: a change that this room does not know
    send({ change: 'confirm', version: 1 }, undefined);
    // @ts-expect-error: a status that it does not have
    send({ change: 'status', version: 1, to: 'paid' }, undefined);
    // @ts-expect-error: without the version that was seen
    send({ change: 'status', to: 'closed' }, undefined);
    return [list, words];
  };
  expect(asked).toBeTypeOf('function');
});

const useMessages = () => useServerChange(messagesAt.record);
