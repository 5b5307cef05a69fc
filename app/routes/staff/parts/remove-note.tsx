import { WrittenText } from '#desk/record/written-text.tsx';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';

interface RemoveNoteProps {
  note: { id: string; text: string };
  /** Of what stays on the screen when the note has gone from it. */
  change: ServerChange;
}

export function RemoveNote({ note: { id, text }, change }: RemoveNoteProps) {
  return (
    <AskToSend
      trigger="Remove"
      triggerClass="btn danger line sm"
      isDestructive
      title="Remove this note?"
      confirm="Remove note"
      change={change}
      body={{ change: 'removeNote', id }}
      said={{ title: 'Removed', text: 'The note is gone.' }}
    >
      <WrittenText>{text}</WrittenText>
    </AskToSend>
  );
}
