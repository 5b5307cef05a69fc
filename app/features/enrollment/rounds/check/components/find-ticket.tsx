import { telephoneLink } from '#lib/text/telephone.ts';

/** What somebody asked of a ticket, and what the table says. */
export interface AskedTicket {
  typed: string;
  /** Undefined where what was typed is no ticket. */
  said: string[] | undefined;
}

interface FindTicketProps {
  /** The number of a draw that does not count: its own lines are looked at. */
  draw: number | undefined;
  asked: AskedTicket | undefined;
  phone: string;
}

/** A ticket by its figures: the server answers with its lines of the table, and with no more. */
export function FindTicket({ draw, asked, phone }: FindTicketProps) {
  const error = asked && !asked.said ? 'Enter the four or five figures of the ticket' : undefined;
  return (
    <section aria-labelledby="find-ticket">
      <h2 id="find-ticket">Find your ticket</h2>
      <form className={error ? 'ask-ticket field bad' : 'ask-ticket field'} action="#find-ticket">
        {draw && <input type="hidden" name="draw" value={draw} />}
        <label htmlFor="ticket">Ticket</label>
        <p className="hint" id="ticket-hint">
          Four or five figures, on your receipt
        </p>
        {error && (
          <p className="err" id="ticket-error">
            {error}
          </p>
        )}
        <div>
          <input
            id="ticket"
            name="ticket"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            defaultValue={asked?.typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'ticket-error ticket-hint' : 'ticket-hint'}
          />
          <button type="submit" className="btn">
            Find
          </button>
        </div>
      </form>
      {asked?.said && (
        <div className="found-ticket">
          {asked.said.map((words) => (
            <p key={words}>
              <b>{words}</b>
            </p>
          ))}
          {asked.said.length === 0 && (
            <p>
              Ticket {asked.typed} is not in the list. Compare it with your receipt, or call{' '}
              <a href={telephoneLink(phone)}>{phone}</a>.
            </p>
          )}
        </div>
      )}
      <p>
        <a href="#order">See all lines</a>
      </p>
    </section>
  );
}
