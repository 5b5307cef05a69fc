import PDFDocument from 'pdfkit';

/** One page with a name, as a file that a candidate would choose. */
export async function resumeOf(name: string, email: string): Promise<File> {
  const document = new PDFDocument({ size: 'A4', info: { Title: `Resume of ${name}` } });
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const ended = new Promise<void>((resolve) => document.once('end', resolve));
  document.on('data', (chunk: Buffer<ArrayBuffer>) => bytes.push(chunk));
  document.fontSize(20).text(name).fontSize(12).text(email).moveDown();
  document.text('2019 to 2025: class teacher, Grade 3, Lusaka');
  document.text('2018: Diploma in Primary Teaching, University of Zambia');
  document.end();
  await ended;
  return new File(bytes, 'resume.pdf', { type: 'application/pdf' });
}
