import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tabAfterKey, tabToShow } from './tab-order.ts';

const months = [
  { id: 'january' },
  { id: 'february' },
  { id: 'march', isDisabled: true },
  { id: 'april' },
];
const anyTabs = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1 }), isDisabled: fc.boolean() }),
  { selector: (tab) => tab.id, minLength: 1, maxLength: 12 },
);

describe('the keys of the tabs', () => {
  it.each([
    ['ArrowRight', 'january', 'february'],
    ['ArrowRight', 'february', 'april'],
    ['ArrowRight', 'april', 'january'],
    ['ArrowRight', 'march', 'april'],
    ['ArrowLeft', 'april', 'february'],
    ['ArrowLeft', 'january', 'april'],
    ['ArrowLeft', 'march', 'february'],
    ['Home', 'april', 'january'],
    ['End', 'january', 'april'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(tabAfterKey(key, months, from)).toBe(to);
  });

  it('passes over disabled tabs at the ends', () => {
    const tabs = [{ id: 'a', isDisabled: true }, { id: 'b' }, { id: 'c', isDisabled: true }];
    expect(tabAfterKey('Home', tabs, 'b')).toBe('b');
    expect(tabAfterKey('End', tabs, 'b')).toBe('b');
    expect(tabAfterKey('ArrowLeft', tabs, 'b')).toBe('b');
  });

  it.each(['ArrowUp', 'ArrowDown', 'Tab', 'a', 'toString'])('leaves %s to the browser', (key) => {
    expect(tabAfterKey(key, months, 'january')).toBeUndefined();
  });

  it('never leads to a disabled tab, and reaches every other one by going round', () => {
    fc.assert(
      fc.property(anyTabs, fc.constantFrom('ArrowRight', 'ArrowLeft'), (tabs, key) => {
        const enabled = tabs.filter((tab) => !tab.isDisabled).map((tab) => tab.id);
        const seen = new Set<string>();
        let at = tabs[0]?.id ?? '';
        for (const _ of tabs) {
          const next = tabAfterKey(key, tabs, at);
          if (!next) break;
          seen.add(next);
          at = next;
        }
        expect([...seen].sort()).toEqual(enabled.sort());
      }),
    );
  });

  it('takes back with one arrow what the other did', () => {
    fc.assert(
      fc.property(anyTabs, (tabs) => {
        for (const { id } of tabs.filter((tab) => !tab.isDisabled)) {
          expect(tabAfterKey('ArrowLeft', tabs, tabAfterKey('ArrowRight', tabs, id) ?? '')).toBe(
            id,
          );
        }
      }),
    );
  });
});

describe('the tab to show', () => {
  it('is the one that is wanted', () => expect(tabToShow(months, 'april')).toBe('april'));
  it('is the first that opens when the wanted one cannot', () => {
    expect(tabToShow(months, 'march')).toBe('january');
    expect(tabToShow(months, 'smarch')).toBe('january');
  });
  it('is none when nothing can be opened', () => {
    expect(tabToShow([{ id: 'a', isDisabled: true }], 'a')).toBeUndefined();
  });
});
