import type { ComponentProps } from 'react';
import type { Notice } from '#ui/notify.ts';
import { AskFirst } from './ask-first.tsx';
import type { ServerChange } from './use-server-change.ts';

interface AskToSendProps<Body extends object>
  extends Omit<ComponentProps<typeof AskFirst>, 'isBusy' | 'refusal' | 'onConfirm'> {
  change: ServerChange<Body>;
  /** What the server is asked for, of what was typed into the dialog. */
  body: NoInfer<Body | ((typed: FormData) => Body)>;
  said: Notice;
  /** Runs once it is done and the dialog is closed. */
  onDone?(): void;
}

/** A button that asks in a dialog before the server is asked for a change. */
export function AskToSend<Body extends object>({
  change,
  body,
  said,
  onDone,
  ...asked
}: AskToSendProps<Body>) {
  return (
    <AskFirst
      {...asked}
      isBusy={change.isBusy}
      refusal={change.refusal}
      onConfirm={(typed, close) =>
        change.send(typeof body === 'function' ? body(typed) : body, said, () => {
          close();
          onDone?.();
        })
      }
    />
  );
}
