import { MINIMUM_AGE } from '#features/enrollment/age-rule.ts';
import { type Answers, emptyAnswers } from '#features/enrollment/form/answers.ts';
import { type GradeLevel, gradeLevels } from '#features/enrollment/grade-levels.ts';
import type { Dice } from './dice.ts';

/** Names that are common in Zambia; nobody is meant. */
const surnames =
  'Banda Phiri Mulenga Zulu Tembo Mwansa Hamoonga Sakala Chanda Mwila Lungu Kunda Musonda Ng’andu Siame Nkonde Mumba Bwalya Daka Moonga Simukoko Kapembwa'.split(
    ' ',
  );
const women =
  'Mary Grace Mutinta Ruth Choolwe Esther Natasha Agnes Joyce Memory Beatrice Loveness Thandiwe Chileshe Bupe'.split(
    ' ',
  );
const men =
  'Joseph Moses Bwalya Emmanuel Kelvin Patrick Chola Gift Isaac Mubita Daniel Peter Kabwe Justin Brian'.split(
    ' ',
  );
const children =
  'Mapalo Luyando Natasha Chanda Mutale Wezi Taonga Lubuto Thabo Bukata Lushomo Malaika Nchimunya Chikondi Kasonde Temwa Daliso Zanji Sepo Kondwani'.split(
    ' ',
  );
const formerSchools = [
  'Lotus Primary School',
  'Kabulonga Community School',
  'Little Steps Nursery',
  'Chilenje Primary School',
];
const wishes = [
  'She is allergic to groundnuts.',
  'He wears glasses for reading.',
  'Please tell us about the school bus from Chalala.',
  'Our daughter speaks Tonga at home.',
];

export interface Family {
  surname: string;
  /** How the mother or the guardian who writes is called. */
  firstName: string;
  phone: string;
  email: string;
  /** The school year that they apply for. */
  year: string;
  /** What the family sends, a form for each child. */
  applications: Answers[];
}

/** A family with one to three children who apply for `year`. */
export function newFamily(dice: Dice, number: number, year: string): Family {
  const surname = dice.pick(surnames);
  const firstName = dice.pick(women);
  const father = dice.pick(men);
  const phone = `+260 9${dice.pick(['5', '6', '7'])} ${digits(dice, 3)} ${digits(dice, 4)}`;
  const email = `${ascii(firstName)}.${ascii(surname)}${number}@mail.example`;
  const hasSecondGuardian = dice.chance(60);
  const grades = Object.keys(gradeLevels) as GradeLevel[];
  const count = dice.chance(25) ? 2 + dice.upTo(2) : 1;
  const names = new Set<string>();
  while (names.size < count) names.add(dice.pick(children));
  const applications = [...names].map((child): Answers => {
    // Most children begin at the bottom of the school.
    const grade = dice.chance(60) ? dice.upTo(4) : dice.upTo(grades.length);
    return {
      ...emptyAnswers(),
      studentFirstName: child,
      studentLastName: surname,
      studentDOB: birthday(dice, Number(year), grade),
      studentGender: dice.pick(['male', 'female', '']),
      gradeLevel: grades[grade] ?? 'grade1',
      enrollmentYear: year,
      previousSchool: grade > 2 ? dice.pick(formerSchools) : '',
      parent1FirstName: firstName,
      parent1LastName: surname,
      parent1Relationship: dice.pick(['Mother', 'Mother', 'Aunt', 'Grandmother']),
      parent1Phone: phone,
      parent1Email: email,
      parent2FirstName: hasSecondGuardian ? father : '',
      parent2LastName: hasSecondGuardian ? surname : '',
      parent2Relationship: hasSecondGuardian ? 'Father' : '',
      parent2Phone: hasSecondGuardian ? `+260 97 ${digits(dice, 3)} ${digits(dice, 4)}` : '',
      emergencyContactName: `${dice.pick(women)} ${dice.pick(surnames)}`,
      emergencyContactRelationship: dice.pick(['Aunt', 'Neighbour', 'Grandmother']),
      emergencyContactPhone: `+260 96 ${digits(dice, 3)} ${digits(dice, 4)}`,
      additionalInfo: dice.chance(20) ? dice.pick(wishes) : '',
    };
  });
  return { surname, firstName, phone, email, year, applications };
}

/** Old enough for the grade by at least a month: Early Childhood 1 a year below the rule, each later grade one above. */
function birthday(dice: Dice, year: number, grade: number): string {
  const age = Math.max(MINIMUM_AGE - 2 + grade, grade === 0 ? 3 : MINIMUM_AGE);
  const month = String(1 + dice.upTo(11)).padStart(2, '0');
  const day = String(1 + dice.upTo(28)).padStart(2, '0');
  return `${year - age - 1}-${month}-${day}`;
}

const digits = (dice: Dice, count: number) =>
  Array.from({ length: count }, () => dice.upTo(10)).join('');

const ascii = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
