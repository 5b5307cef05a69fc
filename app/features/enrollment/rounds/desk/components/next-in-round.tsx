import { Link } from 'react-router';
import { NextAct } from '#desk/record/next-act.tsx';
import { dayMonthYear } from '#lib/dates/plain-date.ts';
import { instantInWords } from '#lib/dates/when-in-words.ts';
import { AskToSend } from '#requests/ask-to-send.tsx';
import { SendButton } from '#requests/send-button.tsx';
import type { ServerChange } from '#requests/use-server-change.ts';
import { takesForms } from '../../round.ts';
import type { RoundRequest } from '../round-schema.ts';
import type { RoundAtDesk } from '../show-round.server.ts';
import { ThrowDice } from './throw-dice.tsx';

interface NextInRoundProps {
  round: RoundAtDesk;
  change: ServerChange<RoundRequest>;
}

/** What is to be done next in a round, by whom and until when, and what protects if it is wrong. */
export function NextInRound({ round, change }: NextInRoundProps) {
  const { state, year, version, children } = round;
  const moment = (instant: string) => instantInWords(new Date(instant));
  const counted = children === 1 ? '1 child' : `${children} children`;
  switch (state) {
    case 'prepared':
      return (
        <NextAct
          when={`Before ${dayMonthYear(round.opensOn)}`}
          title="Read this page with the head, then say yes"
          safe="Nothing is sent. Until the first day you can take the yes back and change everything. After that only the days can move, and every family is told."
        >
          <AskToSend
            trigger={`Open the round on ${dayMonthYear(round.opensOn)}`}
            triggerClass="btn call"
            title={`Open the round for ${year}?`}
            confirm="Yes, open it on that day"
            change={change}
            body={{ change: 'agree', year, version }}
            said={{ title: 'The round is agreed', text: 'Its words are locked away.' }}
          >
            <p>
              The computer chooses six secret words now and locks them away. Every child that has
              applied in these grades gets a ticket. From {dayMonthYear(round.opensOn)} on the round
              is on the website.
            </p>
            <p>From then on decisions for these children are told when all letters go out.</p>
          </AskToSend>
        </NextAct>
      );
    case 'agreed':
      return (
        <NextAct
          when={`On ${dayMonthYear(round.opensOn)}`}
          title="It opens by itself"
          safe="If something is wrong: take the yes back before that day, change days and places, and say yes again. Then there are new words and a new seal."
        >
          <SendButton
            change={change}
            body={{ change: 'stop', year, version }}
            said={{ title: 'The yes is taken back', text: 'You can change everything.' }}
          >
            Take the yes back
          </SendButton>
        </NextAct>
      );
    case 'open':
    case 'closed':
      return (
        <NextAct
          when={
            takesForms(state)
              ? `Until ${moment(round.closesAt)}`
              : `Until the draw on ${moment(round.drawAt)}`
          }
          title={takesForms(state) ? 'Type in the paper forms' : 'Look at the groups'}
          says={`${counted} in the draw, ${round.onPaper} of them on paper. Paper, phone or computer: every child has the same chance.`}
          safe="A form that was handed in or sent before the round closed counts, also when you type it in later. Confirm brothers and sisters at the record of each child before the draw."
        >
          <Link className="btn call" to="/staff/enrollment-applications/paper-form">
            Type in a paper form
          </Link>
        </NextAct>
      );
    case 'frozen':
      return (
        <ThrowDice
          list={{ children, seal: round.listSeal }}
          keepAs={`draw ${year} ${round.seal.slice(0, 8)}`}
          isBusy={change.isBusy}
          refusal={change.refusal}
          onDraw={(thrown, forget) =>
            change.send(
              { change: 'draw', year, version, ...thrown },
              { title: 'The order is there', text: 'The words are open.' },
              forget,
            )
          }
        />
      );
    case 'drawn':
      return (
        <NextAct
          when={`Until ${moment(round.releaseAt)}`}
          title={round.offersAt ? 'The offers are prepared' : 'Prepare the offers'}
          says={`All letters go out on ${moment(round.releaseAt)}, in the same minute. ${heldInWords(round.held)}`}
          safe="Nothing is sent before that. Until then you can take back what was prepared, all of it or a single decision at the record of its child. No family reads a decision earlier."
        >
          <Link
            className={round.offersAt ? 'btn line' : 'btn call'}
            to={`/staff/enrollment-applications/round/offers?year=${year}`}
          >
            {round.offersAt ? 'Look at what is prepared' : 'Prepare the offers'}
          </Link>
        </NextAct>
      );
    case 'released':
      return (
        <NextAct
          when={`Since ${moment(round.releaseAt)}`}
          title="The letters are out"
          says="When a place becomes free, Today names the next child of the order."
          safe="Forms that come now stand behind the children of the draw, by group and by a lot of their own."
        >
          <Link className="btn line" to={`/staff/enrollment-applications/places?year=${year}`}>
            Places {year}
          </Link>
          {round.offersAt && (
            <Link
              className="btn line"
              to={`/staff/enrollment-applications/round/offers?year=${year}`}
            >
              What was told
            </Link>
          )}
        </NextAct>
      );
  }
}

function heldInWords(held: number): string {
  if (held === 0) return 'No decision waits for it yet.';
  return held === 1 ? '1 decision waits for it.' : `${held} decisions wait for it.`;
}
