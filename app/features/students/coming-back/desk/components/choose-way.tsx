import { SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { type WayAtDesk, waysAtDesk } from '../../coming-back.ts';

/** How the office got the answers that it types in; it stays for the next one. */
export function ChooseWay({ how, onHow }: { how: WayAtDesk; onHow: (how: WayAtDesk) => void }) {
  return (
    <SelectField
      id="answered-how"
      label="You got the answer"
      value={how}
      onChange={({ target }) => onHow(target.value as WayAtDesk)}
    >
      <Options of={waysAtDesk} />
    </SelectField>
  );
}
