import { connect, createServer } from 'node:net';

export interface CountedLine {
  /** What to open in the place of the school's own address. */
  address: string;
  /** Bytes that have come down since the line was opened or last read: heads and bodies, of pages and workers alike. */
  takeBytes(): number;
  close(): void;
}

/** A line to the school on that port which counts what comes down, also what no page's instruments show. */
export async function countedLine(port: number, schoolPort: () => number): Promise<CountedLine> {
  let bytes = 0;
  const server = createServer((phone) => {
    const school = connect(schoolPort(), '127.0.0.1');
    school.on('data', (chunk) => {
      bytes += chunk.length;
    });
    school.pipe(phone);
    phone.pipe(school);
    for (const end of [phone, school]) end.on('error', () => undefined);
    phone.on('close', () => school.destroy());
    school.on('close', () => phone.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => void server.close(),
  };
}
