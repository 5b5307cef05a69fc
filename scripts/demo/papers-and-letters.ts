import PDFDocument from 'pdfkit';
import { dayInLusaka } from '#lib/dates/plain-date.ts';
import type { Person } from './demo-school.ts';

/** One page of A4 with a title and its lines, as a file that somebody would choose. */
export async function paperOf(title: string, lines: string[], name: string): Promise<File> {
  const document = new PDFDocument({ size: 'A4', info: { Title: title } });
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise<void>((resolve) => document.once('end', resolve));
  document.on('data', (chunk: Buffer<ArrayBuffer>) => bytes.push(chunk));
  document.fontSize(20).text(title).fontSize(12).moveDown();
  for (const line of lines) document.text(line);
  document.end();
  await ended;
  return new File(bytes, name, { type: 'application/pdf' });
}

/** Puts up a document for families, as an editor would. */
export async function addDocument(editor: Person, today: Date): Promise<void> {
  const title = 'Uniform and book list';
  const form = new FormData();
  form.set('id', crypto.randomUUID());
  form.set('title', title);
  form.set('summary', 'What to wear, which books to buy, and where.');
  form.set('publishedFrom', dayInLusaka(today));
  const lines = ['Green jersey: K 280', 'Six exercise books: K 60', 'The office sells all of it.'];
  form.set('file', await paperOf(title, lines, 'uniform-and-books.pdf'));
  await editor.post('/api/staff/documents', form);
}

/** Sends a newsletter to everybody who has confirmed. */
export async function sendNewsletter(editor: Person): Promise<void> {
  const letter = {
    subject: 'Report day, and the first day of the new year',
    text: 'Dear families,\n\nreport day is the last Friday of the term. Please come between 8:00 AM and 12:00 PM.\n\nThe dates of the new year are on our website. They may still change.',
  };
  const { id } = await editor.post<{ id: string }>('/api/staff/newsletters', { letter });
  await editor.post(`/api/staff/newsletters/${id}`, { change: 'send', version: 1 });
}
