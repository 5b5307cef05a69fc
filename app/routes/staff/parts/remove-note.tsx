import { WrittenText } from '#desk/record/written-text.tsx';
import { AskFirst } from '#requests/ask-first.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';

interface RemoveNoteProps extends ServerChange {
  note: { id: string; text: string };
}

/** `send` stays on the screen when the note has gone from it. */
export function RemoveNote({ note: { id, text }, send, isBusy, refusal }: RemoveNoteProps) {
  return (
    <AskFirst
      trigger="Remove"
      triggerClass="btn danger line sm"
      isDestructive
      title="Remove this note?"
      confirm="Remove note"
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(_form, close) =>
        send({ change: 'removeNote', id }, { title: 'Removed', text: 'The note is gone.' }, close)
      }
    >
      <WrittenText>{text}</WrittenText>
    </AskFirst>
  );
}
