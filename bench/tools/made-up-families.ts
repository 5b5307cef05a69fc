import type { Applicant } from '#features/enrollment/same-child/applicant.ts';
import type { Dice } from '../../scripts/demo/dice.ts';

/** Names that are common in Zambia; nobody is meant. */
const surnames =
  'Banda Phiri Mulenga Zulu Tembo Mwansa Hamoonga Sakala Chanda Mwila Lungu Kunda Musonda Ngandu Siame Nkonde Mumba Bwalya Daka Moonga Simukoko Kapembwa Mwale Ngoma Sinkala Kabwe Chola Katongo Nyirenda Mbewe Mweemba Hachipuka Chileshe Kangwa Mutale Sichone Simwanza Lubinda Mukuka Njobvu'.split(
    ' ',
  );
const women =
  'Mary Grace Mutinta Ruth Choolwe Esther Natasha Agnes Joyce Memory Beatrice Loveness Thandiwe Chileshe Bupe Mercy Charity Precious Brenda Monde'.split(
    ' ',
  );
const men =
  'Joseph Moses Bwalya Emmanuel Kelvin Patrick Chola Gift Isaac Mubita Daniel Peter Kabwe Justin Brian Elias Musonda Clement Oscar Webster'.split(
    ' ',
  );
const children =
  'Mapalo Luyando Natasha Chanda Mutale Wezi Taonga Lubuto Thabo Bukata Lushomo Malaika Nchimunya Chikondi Kasonde Temwa Daliso Zanji Sepo Kondwani Mutinta Chipo Bwalya Joshua Blessing Faith Emmanuel Mwape Kalaba Namwinga Twaambo Misozi'.split(
    ' ',
  );
/** As parents like to name them. */
const twins = ['Mapalo Malapo', 'Faith Faida', 'Thabo Thandi', 'Taonga Tawonga', 'Joshua Josiah'];

export interface MadeUpForm extends Applicant {
  family: number;
  /** The same for every form of one child. */
  child: string;
}

/**
 * The forms of so many families: one to three children each, some of them twins, some sent twice, typed by tired
 * people. Some families have only the phone of the office, where somebody typed for them.
 */
export function makeUpFamilies(dice: Dice, count: number, officePhone: string): MadeUpForm[] {
  return Array.from({ length: count }, (_, family) => formsOf(dice, family, officePhone)).flat();
}

function formsOf(dice: Dice, family: number, officePhone: string): MadeUpForm[] {
  const surname = dice.pick(surnames);
  const isByOffice = dice.chance(4);
  const mother = {
    firstName: dice.pick(women),
    lastName: dice.chance(75) ? surname : dice.pick(surnames),
    phone: isByOffice ? officePhone : newPhone(dice),
    email: dice.chance(50) && !isByOffice ? `family${family}@mail.example` : '',
  };
  const father = {
    firstName: dice.pick(men),
    lastName: surname,
    phone: dice.chance(80) ? newPhone(dice) : '',
    email: '',
  };
  const emergency = {
    name: `${dice.pick(women)} ${dice.pick(surnames)}`,
    phone: newPhone(dice),
  };
  return childrenOf(dice).flatMap(({ firstName, bornOn }, number) => {
    const lastName = dice.chance(90) ? surname : mother.lastName;
    const form = (): MadeUpForm => {
      const both = dice.chance(75) || isByOffice;
      const [first, second] = dice.chance(80) || isByOffice ? [mother, father] : [father, mother];
      return {
        family,
        child: `${family}-${number}`,
        reference: '',
        firstName: typed(dice, firstName),
        lastName: typed(dice, lastName),
        bornOn,
        guardians: (both || !first.phone ? [first, second] : [first]).map((guardian) => ({
          firstName: typed(dice, guardian.firstName),
          lastName: typed(dice, guardian.lastName),
          phone: written(dice, dice.chance(5) ? slip(dice, guardian.phone) : guardian.phone),
          email: guardian.email,
        })),
        emergency,
      };
    };
    if (!dice.chance(15)) return [form()];
    const again = form();
    return [form(), { ...again, bornOn: dice.chance(30) ? slippedDate(dice, bornOn) : bornOn }];
  });
}

function childrenOf(dice: Dice): { firstName: string; bornOn: string }[] {
  if (dice.chance(6)) {
    const bornOn = newDate(dice);
    const names = dice.chance(30)
      ? dice.pick(twins).split(' ')
      : [dice.pick(children.slice(0, 16)), dice.pick(children.slice(16))];
    return names.map((firstName) => ({ firstName, bornOn }));
  }
  const names = new Set<string>();
  const count = dice.chance(50) ? 1 : 2 + dice.upTo(2);
  while (names.size < count) names.add(dice.pick(children));
  return [...names].map((firstName) => ({ firstName, bornOn: newDate(dice) }));
}

/** One word in eight is typed wrong: as it sounds, or with a slip of the fingers. */
function typed(dice: Dice, name: string): string {
  if (!dice.chance(12)) return name;
  const spelled = dice.pick(spellings)(name);
  if (spelled !== name) return spelled;
  return name.length > 4 ? slip(dice, name) : name;
}

const spellings: ((name: string) => string)[] = [
  (name) => name.replace(/([aeiou])(?!\1)/, '$1$1'),
  (name) => name.replace(/([lmn])(?=[aeiou])/, '$1$1'),
  (name) => name.replace('ph', 'p').replace('Ph', 'P'),
  (name) => name.replace(/th/i, (found) => found.slice(0, 1)),
  (name) => name.replace('oo', 'u'),
  (name) => name.replace(/l(?=[aeiou])/, 'r'),
  (name) => name.replace('y', 'i'),
  (name) => name.toUpperCase(),
  (name) => name,
  (name) => name,
];

/** Two neighbours change places, or one letter is left out (a figure: is another one). */
function slip(dice: Dice, text: string): string {
  if (text.length < 4) return text;
  const at = 1 + dice.upTo(text.length - 3);
  const isNumber = /\d/.test(text);
  if (dice.chance(50)) return text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2);
  return text.slice(0, at) + (isNumber ? dice.upTo(10) : '') + text.slice(at + 1);
}

function slippedDate(dice: Dice, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (Number(day) <= 12 && dice.chance(60)) return `${year}-${day}-${month}`;
  if (dice.chance(50)) return `${Number(year) + (dice.chance(50) ? 1 : -1)}-${month}-${day}`;
  return `${year}-${month}-${String(((Number(day) + 9) % 28) + 1).padStart(2, '0')}`;
}

function newDate(dice: Dice): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${2013 + dice.upTo(10)}-${two(1 + dice.upTo(12))}-${two(1 + dice.upTo(28))}`;
}

function newPhone(dice: Dice): string {
  const digits = Array.from({ length: 7 }, () => dice.upTo(10)).join('');
  return `09${dice.pick(['5', '6', '7'])}${digits}`;
}

function written(dice: Dice, phone: string): string {
  return phone.startsWith('0') && dice.chance(40) ? `+260 ${phone.slice(1)}` : phone;
}
