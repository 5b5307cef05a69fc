import type { ComponentProps } from 'react';
import type { Notice } from '#ui/notify.ts';
import type { ServerChange } from './use-server-change.ts';

interface SendButtonProps<Done, Body extends object>
  extends Pick<ComponentProps<'button'>, 'className' | 'ref' | 'children'> {
  change: Pick<ServerChange<Body>, 'send' | 'isBusy'>;
  body: NoInfer<Body>;
  /** What is said once it is done, unless the screen shows it. */
  said?: Notice;
  onDone?(done: Done): void;
}

/** A button that asks the server for a change at once: what can be taken back needs no question. */
export function SendButton<Done, Body extends object>({
  change,
  body,
  said,
  onDone,
  ...button
}: SendButtonProps<Done, Body>) {
  return (
    <button
      type="button"
      className="btn line"
      {...button}
      aria-disabled={change.isBusy}
      onClick={() => change.send(body, said, onDone)}
    />
  );
}
