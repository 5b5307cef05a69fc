/**
 * Says what there is to say, and from before the first word ends the process on SIGTERM or Ctrl+C: after the last word,
 * once `stop` is done, with code 0. Further signals change nothing.
 */
export async function untilSignal(say: () => Promise<void>, stop: () => Promise<void>) {
  let said = Promise.resolve();
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (isStopping) return;
      isStopping = true;
      await Promise.allSettled([said]);
      await stop();
      process.exit(0);
    });
  }
  said = say();
  await said;
}
