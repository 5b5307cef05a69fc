import { useId } from 'react';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { ChooseOne } from '#ui/fields/choose-one.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { InputField, TextField } from '#ui/fields/input-field.tsx';
import type { ApplicationChange } from '../../desk/desk-at.ts';
import type { WhoIsBarred } from '../barred-schema.ts';
import { barredLimits, levelWords } from '../barred-words.ts';
import { levelsOfKnowing, type MayKnow } from '../may-know.ts';

interface SayMayKnowProps {
  reference: string;
  /** Who can be meant; somebody whom the office names itself where there is none. */
  person: { who: WhoIsBarred; name: string } | undefined;
  trigger: string;
  /** What is chosen until somebody chooses otherwise. */
  chosen: MayKnow;
  change: ServerChange<ApplicationChange>;
}

/** As the dialog names them. */
const SOMEBODY: WhoIsBarred = { is: 'other', name: '', email: '', phone: '' };

const optional = {
  isOptional: true,
  autoComplete: 'off',
  maxLength: barredLimits.contact,
} as const;
/** What is asked of somebody whom the office names itself. */
const fieldsOfSomebody = {
  name: { label: 'Name', required: true, maxLength: barredLimits.name },
  email: { label: 'Email', type: 'email', ...optional },
  phone: { label: 'Phone', type: 'tel', ...optional },
} as const;

/** Asks what one person may know of a child from now on, since when, why and by which paper. */
export function SayMayKnow({ reference, person, trigger, chosen, change }: SayMayKnowProps) {
  const id = useId();
  const { who, name } = person ?? { who: SOMEBODY, name: 'somebody' };
  const whoIn = (typed: FormData): WhoIsBarred => {
    if (person) return who;
    const textOf = (name: keyof typeof fieldsOfSomebody) => String(typed.get(name) ?? '');
    return { is: 'other', name: textOf('name'), email: textOf('email'), phone: textOf('phone') };
  };
  return (
    <AskToSend
      trigger={trigger}
      {...(person && { triggerAbout: `: ${name}` })}
      triggerClass="btn sm line"
      title={`What may ${name} know?`}
      confirm="Write it down"
      keepAs={`${reference} may know ${name}`}
      change={change}
      body={(typed) => ({
        change: 'bar',
        who: whoIn(typed),
        mayKnow: levelsOfKnowing.find((level) => level === typed.get('mayKnow')) ?? chosen,
        mayCollect: !typed.has('mayNotCollect'),
        since: String(typed.get('since')),
        reason: String(typed.get('reason')),
        paper: String(typed.get('paper')),
      })}
      said={{ title: 'Written down', text: 'It stands in red at the top.' }}
    >
      {!person &&
        Object.entries(fieldsOfSomebody).map(([name, field]) => (
          <InputField key={name} id={`${id}-${name}`} name={name} {...field} />
        ))}
      <ChooseOne
        legend="What may they know of this child?"
        name="mayKnow"
        chosen={chosen}
        of={levelWords}
      />
      <label className="checked">
        <input type="checkbox" className="checkbox" name="mayNotCollect" />
        May not collect the child
      </label>
      <Field id={`${id}-since`} label="Since">
        {(control) => <DateField control={control} name="since" value={dayInLusaka(new Date())} />}
      </Field>
      <TextField
        id={`${id}-reason`}
        label="Why?"
        hint="Such as: the mother showed the court’s order"
        name="reason"
        rows={2}
        required
        maxLength={barredLimits.reason}
      />
      <InputField
        id={`${id}-paper`}
        label="The paper that it rests on"
        hint="With its number, if there is one"
        isOptional
        name="paper"
        maxLength={barredLimits.paper}
      />
      <p className="small">
        Whoever may not follow sees the application in the portal no longer. Links in mails that
        went to them before open nothing, mails that have not left do not leave, and access codes of
        this child that nobody has used yet stop working. You can lift it again, and then give a new
        code.
      </p>
    </AskToSend>
  );
}
