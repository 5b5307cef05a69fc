import { useRef } from 'react';
import { notify } from '../notify.ts';

interface TextToCopyProps {
  id: string;
  label: string;
  text: string;
  rows?: number;
  /** Said once it is copied. */
  next: string;
}

/** A ready text in a field, with a button that copies it; the field is selected where the browser does not let it. */
export function TextToCopy({ id, label, text, rows = 6, next }: TextToCopyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: 'Copied', text: next });
    } catch {
      notify({
        title: 'Not copied',
        text: 'The text is selected. Copy it with the keys or the menu.',
        isDestructive: true,
      });
    }
  }
  return (
    <>
      <div className="field full">
        <label htmlFor={id}>{label}</label>
        <textarea id={id} ref={field} readOnly rows={rows} key={text} defaultValue={text} />
      </div>
      <button type="button" className="btn line" onClick={copy}>
        Copy the text
      </button>
    </>
  );
}
