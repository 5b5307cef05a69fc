interface NewestReading<Value> {
  current(): Value;
  readAgain(): Promise<void>;
}

/** Keeps what was read last. A reading that began earlier never replaces one that began later. */
export async function newestReading<Value>(
  read: () => Promise<Value>,
): Promise<NewestReading<Value>> {
  let shown = { value: await read(), begun: 0 };
  let begun = 0;
  return {
    current: () => shown.value,
    async readAgain() {
      const mine = ++begun;
      const value = await read();
      if (mine > shown.begun) shown = { value, begun: mine };
    },
  };
}
