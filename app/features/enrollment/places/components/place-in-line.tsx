import { dayInLusaka } from '#lib/dates/plain-date.ts';
import { dayShort } from '#lib/dates/short-instant.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import { type ServerChange, useServerChange } from '#requests/use-server-change.ts';
import { ChooseOne } from '#ui/fields/choose-one.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/input-field.tsx';
import { type ApplicationChange, applicationChangesAt } from '../../desk/desk-at.ts';
import { REASON_LIMIT } from '../../desk/desk-limits.ts';
import type { DeskRecord } from '../../desk/desk-record.ts';
import { everyWaitingGroup, type WaitingGroup, waitingGroups, whyConfirmed } from '../criteria.ts';

type Standing = NonNullable<DeskRecord['standing']>;

interface PlaceInLineProps {
  record: Pick<DeskRecord, 'reference' | 'version'>;
  standing: Standing;
}

const SAID = {
  title: 'Written down',
  text: 'Everybody of this grade is ranked again. The reason is a note of the application.',
};

/** Where a child stands on the waiting list, what that goes by, and how it is put right. */
export function PlaceInLine({ record, standing }: PlaceInLineProps) {
  const change = useServerChange(applicationChangesAt);
  const { appliedOn, place, suggested, ticket, drawOn, drawn } = standing;
  const send = (as: WaitingGroup, reason: string) => ({
    change: 'stand' as const,
    version: record.version,
    waitsAs: as,
    appliedOn,
    reason,
  });
  const inLine = place
    ? `Number ${place.number} of ${place.of} on the waiting list`
    : 'If it waits';
  // The number that its family reads: it stays when others say no.
  const byDraw = drawn && `Number ${drawn.number} of ${drawn.of} by the draw`;
  const amongThose = drawn && place && `, place ${place.number} among the ${place.of} who wait`;
  const where = drawOn
    ? `In the draw on ${dayShort(drawOn, dayInLusaka(new Date()))}`
    : (byDraw ?? inLine) + (amongThose ?? '');
  return (
    <section className={suggested && 'panel'} aria-label="Place on the waiting list">
      <p className="row">
        <span>
          <b>{where}:</b> {groupInWords(standing)}, applied on{' '}
          {dayShort(appliedOn, dayInLusaka(new Date()))}
          {standing.isByLot && ', which does not count'}
          {ticket && `, ticket ${ticket}`}.
        </span>
        <ChangeStanding record={record} standing={standing} change={change} />
      </p>
      {suggested && (
        <>
          <p>
            <b>{waitingGroups[suggested.waitsAs]}?</b> {suggested.because} Until you confirm it, the
            child counts as everybody else.
          </p>
          <div className="row">
            <SendButton
              className="btn"
              change={change}
              body={send(suggested.waitsAs, whyConfirmed[suggested.waitsAs])}
              said={SAID}
            >
              Confirm: {waitingGroups[suggested.waitsAs].toLowerCase()}
            </SendButton>
            <SendButton
              change={change}
              body={send('everybody', 'The office has looked at what was suggested.')}
              said={SAID}
            >
              No, everybody else
            </SendButton>
          </div>
        </>
      )}
    </section>
  );
}

/** The group that was confirmed; where that does not count, what the child counts as too. */
function groupInWords({ waitsAs, group, groups }: Standing): string {
  if (groups.length === 1) return 'No group counts';
  const said = waitingGroups[waitsAs ?? 'everybody'];
  return (waitsAs ?? group) === group ? said : `${said} (does not count now: everybody else)`;
}

function ChangeStanding({
  record: { reference, version },
  standing: { waitsAs, appliedOn, groups },
  change,
}: PlaceInLineProps & { change: ServerChange<ApplicationChange> }) {
  return (
    <AskToSend
      trigger="Change group or day …"
      triggerClass="link"
      title="Change the group or the day of application"
      confirm="Change it"
      keepAs={`${reference} standing`}
      change={change}
      body={(typed) => ({
        change: 'stand',
        version,
        waitsAs: String(typed.get('waitsAs')) as WaitingGroup,
        appliedOn: String(typed.get('appliedOn')),
        reason: String(typed.get('reason')),
      })}
      said={SAID}
    >
      <ChooseOne
        legend="Group"
        name="waitsAs"
        chosen={waitsAs ?? 'everybody'}
        of={everyWaitingGroup.map((group) => [
          group,
          waitingGroups[group] + (groups.includes(group) ? '' : ' (does not count now)'),
        ])}
      />
      <Field id="applied-on" label="Day of application">
        {(control) => <DateField control={control} name="appliedOn" value={appliedOn} />}
      </Field>
      <TextField
        id="standing-reason"
        label="Why?"
        hint="Such as: a sister is in Grade 2. It becomes a note of the application."
        name="reason"
        rows={2}
        required
        maxLength={REASON_LIMIT}
      />
    </AskToSend>
  );
}
