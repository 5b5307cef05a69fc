import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  dice,
  drawing,
  drawn,
  edits,
  group,
  isShown,
  printed,
  ticket,
  words,
} from '#tests/support/samples/edits-of-a-round.ts';
import { orderOf } from '../draw.server.ts';
import { fourteenLines } from './fourteen-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'draw-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the fourteen lines', () => {
  it('are fourteen, and the same as in the documentation', () => {
    expect(fourteenLines('2027').trimEnd().split('\n')).toHaveLength(14);
    expect(readFileSync('docs/draw.md', 'utf8')).toContain(
      `\`\`\`js\n${fourteenLines('2027')}\`\`\``,
    );
  });

  it('print the order of the draw, run by Node itself', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(drawing(40), (file) => {
        writeFileSync(join(folder, 'round-2027.json'), JSON.stringify(file));
        writeFileSync(join(folder, 'check.mjs'), fourteenLines('2027'));
        const run = spawnSync(process.execPath, ['check.mjs'], { cwd: folder, encoding: 'utf8' });
        expect(run.stderr).toBe('');
        expect(run.stdout.trimEnd().split('\n')).toEqual(printed(file));
        const counted = Object.entries(orderOf(file.list, file)).flatMap(([grade, all]) =>
          all.map((one, at) => `${grade} ${at + 1} ${one.ticket}`),
        );
        expect(printed(file).slice(4)).toEqual(counted);
        expect(isShown(file)).toBe(false);
      }),
      { numRuns: 10 },
    );
  });

  it('show that something is wrong, or the seal is not that of the receipts', {
    timeout: 60_000,
  }, () => {
    const by = fc.record({ ticket, group, dice });
    fc.assert(
      fc.property(
        drawing(30),
        fc.constantFrom(...Object.keys(edits)),
        fc.nat(),
        by,
        (file, name, at, changed) => {
          const edited = structuredClone(file);
          edits[name]?.(edited, at, changed);
          const isSame = JSON.stringify(edited) === JSON.stringify(file);
          const isOnReceipts = edited.seal === file.seal;
          expect([name, isShown(edited) || !isOnReceipts]).toEqual([name, !isSame]);
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('cannot show new words that fit a new seal: that is what the receipts are for', () => {
    fc.assert(
      fc.property(drawing(20), words, (file, others) => {
        const again = drawn({ ...file, words: others });
        expect(isShown(again)).toBe(false);
        expect(again.seal === file.seal).toBe(again.secret === file.secret);
      }),
    );
  });
});
