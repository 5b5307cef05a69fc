import type { Ref } from 'react';

interface ErrorSummaryProps {
  errors: { field: string; message: string }[];
  /** Said when no single field is to blame. */
  detail?: string | undefined;
  ref?: Ref<HTMLElement>;
}

/** What to correct, with a link to each field. It has the focus when a page comes with it; whoever shows it later moves
 * the focus to it. */
export function ErrorSummary({ errors, detail, ref }: ErrorSummaryProps) {
  return (
    <section
      className="summary"
      tabIndex={-1}
      ref={ref}
      aria-labelledby="summary-title"
      // biome-ignore lint/a11y/noAutofocus: on a page that the server answered, before or without a script
      autoFocus
    >
      <h2 id="summary-title">There is a problem</h2>
      {errors.length === 0 && <p>{detail}</p>}
      <ul className="bare">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without a script the link jumps to the field; with one it puts the cursor into it and the label into view. */
function focusField(event: React.MouseEvent, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  (control.closest('.field') ?? control).scrollIntoView({ block: 'center' });
  control.focus({ preventScroll: true });
}
