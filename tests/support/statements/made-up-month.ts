import type { Promised, Settled } from '#features/meals/statement/matching/payable.ts';
import { addDays, type PlainDate } from '#lib/dates/plain-date.ts';
import type { Dice } from '../../../scripts/demo/dice.ts';
import { asTyped, firstName, nearly, newId, newOwnReference, someone } from './made-up-codes.ts';

/** A movement of money as it really was; how it is written is another thing. */
export interface Movement {
  id: string;
  day: PlainDate;
  ngwee: number;
  way: 'in' | 'out';
  name: string;
  phone: string;
  note: string;
  /** The references that it pays, in full and for good; empty for all other money. */
  pays: readonly string[];
  /** Whether it says whose it is, by an id that the family has entered or a reference, and is the promised amount. */
  isTellable: boolean;
}

export interface Month {
  today: PlainDate;
  promised: Promised[];
  settled: Settled[];
  movements: Movement[];
}

const AMOUNTS = [25, 50, 75, 100, 150, 200, 250, 300, 350, 400, 500, 750, 1000, 1250];
const WORDS = ['lunch', 'School fees', 'for Natasha', 'meals', 'thank you', 'rent', 'Airtel'];
const FROM: PlainDate = '2026-11-20';
const DAYS = 14;

/** Two weeks of a school's account: families that pay rightly and wrongly, strangers, and money that goes back. */
export function makeUpMonth(dice: Dice): Month {
  const month: Month = {
    today: addDays(FROM, DAYS + 1),
    promised: [],
    settled: [],
    movements: [],
  };
  const families = 2 + dice.upTo(9);
  for (let family = 0; family < families; family += 1) payForFamily(dice, month);
  for (let stranger = dice.upTo(5); stranger > 0; stranger -= 1) {
    const note = dice.chance(30)
      ? nearly(dice, dice.pick(month.promised).reference)
      : dice.pick(WORDS);
    moveIn(dice, month, { ...someone(dice), ngwee: dice.pick(AMOUNTS) * 100, note });
  }
  for (let spent = dice.upTo(4); spent > 0; spent -= 1) {
    const ngwee = dice.pick(AMOUNTS) * 100;
    const paid = { ...someone(dice), ngwee, note: 'Payment to shop', way: 'out' as const };
    month.movements.push(movement(dice, paid));
  }
  if (dice.chance(8)) claimAnothers(dice, month);
  if (dice.chance(12)) sendBack(dice, month);
  month.movements.sort((one, other) => one.day.localeCompare(other.day));
  return month;
}

function payForFamily(dice: Dice, month: Month): void {
  const { name, phone } = someone(dice);
  const made = Array.from({ length: dice.chance(25) ? 2 : 1 }, () => {
    const one: Promised = {
      reference: newOwnReference(dice),
      title: `Meals of ${firstName(dice)}`,
      payer: name,
      kwacha: dice.pick(AMOUNTS),
      phone,
      transactionId: '',
      madeOn: addDays(FROM, dice.upTo(5) - 4),
      version: 1,
    };
    month.promised.push(one);
    return one;
  });
  if (dice.chance(10)) return;
  const bills = made.length > 1 && dice.chance(60) ? [made] : made.map((one) => [one]);
  for (const bill of bills) payBill(dice, month, bill);
}

function payBill(dice: Dice, month: Month, bill: Promised[]): void {
  const [{ payer: name, phone }] = bill as [Promised];
  const sum = bill.reduce((all, { kwacha }) => all + kwacha, 0) * 100;
  const sender = dice.chance(10) ? someone(dice) : { name, phone };
  const saysReference = dice.chance(55);
  const entersId = dice.chance(saysReference ? 50 : 80);
  const references = bill.map(({ reference }) => asTyped(dice, reference)).join(' ');
  const note = saysReference ? `${references} ${dice.pick(WORDS)}`.trim() : dice.pick(WORDS);
  const pays = bill.map(({ reference }) => reference);
  const enter = (id: string) => {
    for (const one of bill) if (entersId) one.transactionId = id;
  };
  const kind = dice.upTo(100);
  const isTellable = saysReference || entersId;
  if (kind < 86) {
    enter(moveIn(dice, month, { ...sender, ngwee: sum, note, pays, isTellable }).id);
  } else if (kind < 90) {
    // In two parts: neither of them is what was promised.
    const half = Math.floor(sum / 200) * 100;
    enter(moveIn(dice, month, { ...sender, ngwee: half, note }).id);
    moveIn(dice, month, { ...sender, ngwee: sum - half, note });
  } else if (kind < 93) {
    const ngwee = sum + dice.pick([-5000, -1500, -1, 50, 100, 5000]);
    enter(moveIn(dice, month, { ...sender, ngwee: Math.max(1, ngwee), note }).id);
  } else if (kind < 96) {
    // Twice by mistake; the one that the family has entered is the payment.
    const told = { pays, isTellable: entersId };
    enter(moveIn(dice, month, { ...sender, ngwee: sum, note, ...(entersId && told) }).id);
    moveIn(dice, month, { ...sender, ngwee: sum, note });
  } else if (kind < 98) {
    const { id } = moveIn(dice, month, {
      ...sender,
      ngwee: sum,
      note,
      pays,
      isTellable: saysReference,
    });
    enter(nearly(dice, id));
  } else {
    // Ticked before: the family is settled, and its line stands in the statement once more.
    const { id } = moveIn(dice, month, { ...sender, ngwee: sum, note });
    month.promised = month.promised.filter((one) => !bill.includes(one));
    for (const { reference, title } of bill)
      month.settled.push({ reference, title, status: 'Confirmed', transactionId: id });
  }
}

/** A family enters the id of somebody who says whose the money is: both claim it. */
function claimAnothers(dice: Dice, month: Month): void {
  const told = month.movements.filter(({ isTellable }) => isTellable);
  if (told.length === 0) return;
  const stolen = dice.pick(told);
  const thief = month.promised.find(
    ({ reference, transactionId }) => transactionId === '' && !stolen.pays.includes(reference),
  );
  if (!thief) return;
  thief.transactionId = stolen.id;
  if (dice.chance(50)) thief.kwacha = stolen.ngwee / 100;
  for (const one of month.movements) {
    if (!one.pays.includes(thief.reference) && one !== stolen) continue;
    // Nobody can tell any more, except where its reference stands in it and the amount is still right.
    one.isTellable = false;
    if (one !== stolen) one.pays = [];
  }
}

function sendBack(dice: Dice, month: Month): void {
  const came = month.movements.filter(({ way }) => way === 'in');
  if (came.length === 0) return;
  const gone = dice.pick(came);
  const { name, phone, ngwee } = gone;
  const back = { name, phone, ngwee, way: 'out' as const };
  const kind = dice.upTo(4);
  if (kind === 0) month.movements.push({ ...movement(dice, back), note: `Reversal of ${gone.id}` });
  if (kind === 1) month.movements.push({ ...movement(dice, back), note: 'Reversal' });
  if (kind === 2) month.movements.push({ ...movement(dice, back), note: 'Refund', id: gone.id });
  if (kind === 3) month.movements.push({ ...movement(dice, back), note: 'Sent back' });
  const last = month.movements.at(-1);
  if (last && last !== gone) last.day = addDays(FROM, DAYS);
  // The other one of a payment that was made twice may be the right one now, and nobody can tell.
  for (const one of month.movements) {
    const isSame = one === gone || one.pays.some((reference) => gone.pays.includes(reference));
    if (isSame || (kind === 1 && one.ngwee === ngwee)) one.isTellable = false;
  }
  gone.pays = [];
}

function moveIn(dice: Dice, month: Month, told: Partial<Movement>): Movement {
  const one = movement(dice, told);
  month.movements.push(one);
  return one;
}

function movement(dice: Dice, told: Partial<Movement>): Movement {
  const day = addDays(FROM, dice.upTo(DAYS));
  return {
    id: newId(dice, day),
    day,
    ngwee: 0,
    way: 'in',
    name: '',
    phone: '',
    note: '',
    pays: [],
    isTellable: false,
    ...told,
  };
}
