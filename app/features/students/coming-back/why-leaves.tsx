import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { leavingReasons } from '../student-year.ts';
import { reasonsToLeave } from './coming-back.ts';

interface WhyLeavesProps {
  id: string;
  label: string;
  hint?: string;
  /** What stands for no reason. */
  none: string;
}

/** Why a child does not come back; nobody has to say it. */
export function WhyLeaves({ none, ...field }: WhyLeavesProps) {
  return (
    <SelectField {...field} name="reason" isOptional defaultValue="">
      <Options none={none} of={reasonsToLeave.map((reason) => [reason, leavingReasons[reason]])} />
    </SelectField>
  );
}
