import { OrderTable } from '../../../places/components/order-table.tsx';
import { SealedWords } from '../../check/components/sealed-words.tsx';
import { Dice } from '../../components/dice.tsx';
import type { PracticeDraw } from '../practice-draw.server.ts';

interface PracticeOrderProps {
  drawn: NonNullable<PracticeDraw['drawn']>;
  places: number;
}

/** What the throws made of the invented children. */
export function PracticeOrder({ drawn: { dice, secret, order }, places }: PracticeOrderProps) {
  return (
    <section aria-labelledby="order">
      <h2 id="order" className="ruled">
        The order of the practice
      </h2>
      <Dice dice={dice} />
      <p>The words that were locked away, the same in each practice:</p>
      <SealedWords secret={secret} />
      <OrderTable caption="The order of the practice" columns={['Group', 'Ticket']}>
        {order.map(({ child, ticket, groupName }, at) => (
          <tr key={ticket} data-last-place={at + 1 === places || undefined}>
            <td className="place">{at + 1}</td>
            <th scope="row">{child}</th>
            <td data-label="Group">{groupName}</td>
            <td data-label="Ticket">{ticket}</td>
          </tr>
        ))}
      </OrderTable>
      <p className="small muted">
        {places} places are given by this order. In the real draw families read their numbers now.
      </p>
    </section>
  );
}
