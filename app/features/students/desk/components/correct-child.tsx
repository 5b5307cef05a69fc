import { AskToSend } from '#requests/ask-to-send.tsx';
import { useFieldErrors } from '#requests/use-field-errors.ts';
import type { ServerChange } from '#requests/use-server-change.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, SelectField } from '#ui/fields/input-field.tsx';
import { Options } from '#ui/fields/options.tsx';
import { sexes } from '../../named-child.ts';
import type { ChildChange } from '../change-child.server.ts';
import type { BroughtWords } from '../correct-child.server.ts';

interface CorrectChildProps {
  reference: string;
  version: number;
  brought: BroughtWords;
  change: ServerChange<ChildChange>;
}

/** Puts right what a spreadsheet said of a child, and of whom to call. */
export function CorrectChild({ reference, version, brought, change }: CorrectChildProps) {
  const { errorOf, look } = useFieldErrors(change.refusal);
  const line = (name: keyof BroughtWords, label: string, inputMode?: 'tel' | 'email') =>
    brought[name] !== undefined && (
      <InputField
        id={`correct-${name}`}
        name={name}
        label={label}
        inputMode={inputMode}
        autoComplete="off"
        error={errorOf(name)}
        defaultValue={brought[name]}
      />
    );
  return (
    <AskToSend
      trigger="Correct name, birthday or guardians"
      triggerClass="btn line"
      title="What is right?"
      confirm="Save the corrections"
      keepAs={`${reference} correct`}
      change={change}
      onChange={look}
      body={(typed) => ({
        change: 'correct',
        version,
        ...Object.fromEntries([...typed].map(([name, text]) => [name, String(text)])),
      })}
      said={{ title: 'Saved', text: 'Lists and search have what is right now.' }}
    >
      {line('firstName', 'First name')}
      {line('lastName', 'Surname')}
      <Field id="correct-bornOn" label="Date of birth" error={errorOf('bornOn')}>
        {(control) => <DateField control={control} name="bornOn" value={brought.bornOn ?? ''} />}
      </Field>
      <SelectField
        id="correct-gender"
        name="gender"
        label="Girl or boy"
        defaultValue={brought.gender}
        data-kept
      >
        <Options none="Not given" of={sexes} />
      </SelectField>
      {line('guardian1Name', 'Guardian 1: name')}
      {line('guardian1Phone', 'Guardian 1: phone', 'tel')}
      {line('guardian1Email', 'Guardian 1: email', 'email')}
      {line('guardian2Name', 'Guardian 2: name')}
      {line('guardian2Phone', 'Guardian 2: phone', 'tel')}
      {line('guardian2Email', 'Guardian 2: email', 'email')}
    </AskToSend>
  );
}
