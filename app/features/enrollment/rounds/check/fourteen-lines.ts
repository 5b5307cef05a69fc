/**
 * The fourteen lines of JavaScript, for Node, with which anybody computes a draw again from its published file: they stand
 * on the page of the round and, for 2027, in `docs/draw.md`. They share nothing with the program that drew, on purpose.
 */
export function fourteenLines(year: string): string {
  return `import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
const round = JSON.parse(readFileSync('round-${year}.json', 'utf8'));
const { seal, secret, dice, list, listSeal, order, late } = round;
const digest = (text) => createHash('sha256').update(text).digest('hex');
const say = (what, isRight) => console.log(what, isRight ? 'is right.' : 'IS WRONG!');
const lotOf = (one) => digest(\`\${secret} \${dice} \${listSeal} \${one.ticket}\`);
const made = Object.groupBy(list.map((one) => ({ ...one, lot: lotOf(one) })), (one) => one.grade);
for (const all of Object.values(made)) all.sort((a, b) => a.group - b.group || (a.lot < b.lot ? -1 : 1));
say('The seal', digest(secret) === seal);
say('The seal of the list', digest(list.map((one) => \`\${one.ticket} \${one.grade} \${one.group}\\n\`).join('')) === listSeal);
say('The order', JSON.stringify(made, ['ticket', 'group', 'lot', ...Object.keys(made)]) === JSON.stringify(order));
say('What came late', late.every((one) => one.lot === lotOf(one)));
for (const grade in made) made[grade].forEach((one, at) => console.log(\`\${grade} \${at + 1} \${one.ticket}\`));
`;
}
