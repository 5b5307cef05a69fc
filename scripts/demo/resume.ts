import { paperOf } from './papers-and-letters.ts';

/** What a candidate would choose. */
export function resumeOf(name: string, email: string): Promise<File> {
  const lines = [
    email,
    '2019 to 2025: class teacher, Grade 3, Lusaka',
    '2018: Diploma in Primary Teaching, University of Zambia',
  ];
  return paperOf(`Resume of ${name}`, lines, 'resume.pdf');
}
