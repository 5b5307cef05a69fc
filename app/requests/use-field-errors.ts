import { type FormEvent, useState } from 'react';
import type { ChangeRefusal } from './server-requests.ts';

interface FieldErrors {
  /** What is still to correct; the summary lists it. */
  errors: ChangeRefusal['errors'];
  /** False once every field that was refused is corrected: then nothing is left to summarize. */
  isOpen: boolean;
  /** The message about one field, by the last part of its name in what was sent. */
  errorOf(name: string): string | undefined;
  /** Hears of each change in the form. */
  look(event: FormEvent<HTMLFormElement>): void;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What the server refused about each field. A message goes as soon as its field holds something that the browser finds
 * valid; the server looks at everything again when the form is sent.
 */
export function useFieldErrors(refusal: Pick<ChangeRefusal, 'errors'> | undefined): FieldErrors {
  const [corrected, setCorrected] = useState({ of: refusal, names: [] as string[] });
  const names = corrected.of === refusal ? corrected.names : [];
  const errors = (refusal?.errors ?? []).filter(({ field }) => !names.includes(lastPart(field)));
  return {
    errors,
    isOpen: errors.length > 0 || refusal?.errors.length === 0,
    errorOf: (name) => errors.find(({ field }) => lastPart(field) === name)?.message,
    look({ target }) {
      const control = target as unknown as Control;
      // A day is typed into a field without a name, beside the one that is sent.
      const name = control.name || (control.id.split('-').at(-1) ?? '');
      if (errors.length > 0 && isRight(control))
        setCorrected({ of: refusal, names: [...names, name] });
    },
  };
}

const lastPart = (field: string) => field.split('.').at(-1) ?? field;

function isRight(control: Control): boolean {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked;
  return control.value.trim() !== '' && control.validity.valid;
}
