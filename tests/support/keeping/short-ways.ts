import type { Page } from '@playwright/test';
import { samplePdf } from '../samples/sample-resumes.ts';
import type { SentenceReader } from './sentence-reader.ts';

const main = (page: Page) => page.getByRole('main');

export async function writeToTheSchool(reader: SentenceReader): Promise<void> {
  const { page } = reader;
  await reader.open('/contact');
  await main(page).getByLabel('Full Name').fill('Ruth Banda');
  await main(page).getByLabel('Email Address').fill('ruth@mail.example');
  await main(page).getByLabel('Subject').fill('Bus');
  await main(page).getByLabel('Message').fill('Is there a bus?');
  const press = () => page.getByRole('button', { name: 'Send Message' }).click();
  await reader.send('contact', press, /CM-[2-9A-Z]{4}-[2-9A-Z]{4}/);
}

export async function offerHelp(reader: SentenceReader): Promise<void> {
  const { page } = reader;
  await reader.open('/parents/volunteer');
  await main(page).getByLabel('Full Name').fill('Ruth Banda');
  await main(page).getByLabel('Email Address').fill('ruth@mail.example');
  await main(page).getByLabel('Phone').fill('+260 97 000 0000');
  await main(page).getByLabel('Show the children my work or my skill').check();
  await main(page).getByLabel('Weekends').check();
  const press = () => page.getByRole('button', { name: 'Send Application' }).click();
  await reader.send('volunteer', press, /VA-[2-9A-Z]{4}-[2-9A-Z]{4}/);
}

export async function payForMeals(reader: SentenceReader): Promise<void> {
  const { page } = reader;
  await reader.open('/parents/meals');
  await main(page).getByLabel('Child’s full name').fill('Thandiwe Zulu');
  await main(page).getByLabel('Grade', { exact: true }).selectOption('Grade 2');
  await main(page).getByLabel('Your Full Name').fill('Esther Zulu');
  await main(page).getByLabel('Your Phone').fill('+260 97 000 0000');
  await main(page).getByLabel('What the payment is for').fill('Milk');
  await main(page).getByLabel('Amount in Kwacha').fill('25');
  const press = () => page.getByRole('button', { name: 'Make the reference' }).click();
  await reader.send('meals', press, /MP-[2-9A-Z]{4}-[2-9A-Z]{4}/);
}

export async function applyForAJob(reader: SentenceReader): Promise<void> {
  const { page } = reader;
  const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() };
  await reader.open('/careers?position=art-teacher', '#apply, main:not(:has(#apply))');
  await page.getByLabel('Full name').fill('Natasha Zulu');
  await page.getByLabel('Email', { exact: true }).fill('natasha@mail.example');
  await page.getByLabel('Resume').setInputFiles(resume);
  const press = () => page.getByRole('button', { name: 'Submit Application' }).click();
  await reader.send('careers', press, /JA-[2-9A-Z]{4}-[2-9A-Z]{4}/);
}
