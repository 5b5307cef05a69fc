import { type FormEvent, useEffect, useRef } from 'react';
import type { Notice } from '#ui/notify.ts';
import { focusRefused } from './keep-focus-near.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { useKeptText } from './use-kept-text.ts';
import type { ServerChange } from './use-server-change.ts';

type FormChange = FormEvent<HTMLFormElement>;

/**
 * A form for words, which the device keeps under a name until they are sent. `change` is that of what stays on the screen
 * when it is done. `toChange` says what its address is asked for, of what was typed; `onDone` runs once that is done, with
 * what came back. What is refused gets the focus. What `form` holds goes to the form.
 */
export function useKeptForm<Body extends object, Done = unknown>(
  change: ServerChange<Body>,
  name: string,
  toChange: NoInfer<(typed: FormData) => Body>,
  said: Notice,
  onDone?: (done: Done) => void,
) {
  const ref = useRef<HTMLFormElement>(null);
  const { send, isBusy, refusal } = change;
  const { errors, errorOf, look } = useFieldErrors(refusal);
  const kept = useKeptText(ref, name);
  useEffect(() => {
    if (refusal) focusRefused(ref.current);
  }, [refusal]);
  function onChange(event: FormChange) {
    kept.keep();
    look(event);
  }
  function onSubmit(event: FormChange) {
    event.preventDefault();
    send<Done>(toChange(new FormData(event.currentTarget)), said, (done) => {
      kept.forget();
      onDone?.(done);
    });
  }
  return { form: { ref, noValidate: true, onChange, onSubmit }, isBusy, errors, errorOf };
}
