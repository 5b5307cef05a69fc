import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';

interface ShowYearProps {
  label: string;
  year: string;
  years: readonly string[];
  /** What else stands beside the button. */
  children?: ReactNode;
}

/** Another year of the same screen. */
export function ShowYear({ label, year, years, children }: ShowYearProps) {
  return (
    <Form className="as-of">
      <SelectField id="year" label={label} key={year} defaultValue={year}>
        <Options of={years} />
      </SelectField>
      <button type="submit" className="btn line">
        Show this year
      </button>
      {children}
    </Form>
  );
}
