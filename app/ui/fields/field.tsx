import type { ReactNode } from 'react';
import { characterCount } from '#lib/text/typed-text.ts';
import { FieldError } from './field-error.tsx';

interface FieldProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  isWide?: boolean | undefined;
  /** Says how many characters are left once the end of the limit comes near. */
  length?: { text: string; limit: number } | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

export interface ControlAttributes {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

const TELL_FROM = 0.8;

/** Label, hint and message around one control; the control gets its ids from here. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional,
  isWide,
  length,
  children,
}: FieldProps) {
  const left = length && length.limit - characterCount(length.text);
  const isNearEnd = length && left !== undefined && left < length.limit * (1 - TELL_FROM);
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error && `${id}-error`;
  const leftId = isNearEnd ? `${id}-left` : undefined;
  const describedBy = [hintId, errorId, leftId].filter(Boolean).join(' ');
  const control: ControlAttributes = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return (
    <div className={['field', error && 'bad', isWide && 'full'].filter(Boolean).join(' ')}>
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId} message={error} />}
      {children(control)}
      {leftId && left !== undefined && (
        <p className="hint left" id={leftId}>
          {left >= 0 ? `${left} characters left` : `${-left} characters too many`}
        </p>
      )}
    </div>
  );
}
