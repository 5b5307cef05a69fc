/**
 * What is tried first, from what breaches keep showing and from what is near at hand in Lusaka. Only words that are
 * long enough to pass the rule of length; digits and signs at the end do not make one of them another password.
 */
const words = `
  password passwords passw0rd p@ssword p@ssw0rd pa55word passwort motdepasse
  12345678 123456789 1234567890 0123456789 87654321 987654321 11223344 12341234 123123123 01234567 20262026 20252025
  qwertyui qwertyuiop qwerty qwerty123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx qazwsxedc q1w2e3r4 asdfghjk asdfghjkl zxcvbnm
  zxcvbnmasdf azertyui azertyuiop abcdefgh abcdefghi abcd1234 abc12345 a1b2c3d4 aaaaaaaa iloveyou ilovegod ilovejesus
  iloveyou1 lovelove loveyou mylove godisgood godislove jesuschrist jesus jesuslives jesussaves blessing blessings
  blessed hallelujah princess sunshine football baseball basketball superman batman spiderman pokemon minecraft
  michael jennifer jessica charlie jordan daniel matthew joshua patricia elizabeth samantha alexander
  welcome welcome1 letmein letmein1 changeme changeit default administrator admin admin123 administrator1 rootroot
  testtest test1234 testing password1 secret secret123 trustno1 whatever freedom computer internet samsung
  samsung1 facebook whatsapp instagram youtube google android airtel airtelzm mtnzambia zamtel monkey dragon shadow
  master killer chelsea chelseafc arsenal arsenalfc liverpool manchester manchesterunited manunited barcelona
  realmadrid juventus powerdynamos nkana zesco zescounited chipolopolo kalusha zambia zambia1964 zambian lusaka
  lusakazambia kitwe ndola livingstone chipata kabwe copperbelt mosiotunya victoriafalls africa southafrica nyanja
  school schools myschool teacher teachers student students education primary primaryschool tenmiles tenmilesschool
  parents parent guardian family children mychildren baby babygirl babyboy mother father mummy daddy
  january february march april may june july august september october november december
  summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday
  mwansa mulenga bwalya chanda phiri banda tembo zulu mwale lungu hichilema kaunda musonda mutale chilufya
  starwars hello hellohello helloworld goodluck lucky777 blink182 access mustang corvette ferrari mercedes toyota
  cheese chocolate banana flower butterfly purple orange yellow silver golden diamond angel angels
`;

const common = new Set(words.split(/\s+/).filter(Boolean));

/** Whether it is one of the passwords that are guessed first, or one with digits and signs behind it. */
export function isCommonPassword(password: string): boolean {
  const typed = password.toLowerCase();
  const withoutEnd = typed.replace(/(?<![^\p{Letter}])[^\p{Letter}]+$/u, '');
  return common.has(typed) || common.has(withoutEnd) || isCounting(typed);
}

/** Neighbours in the alphabet or on the row of digits, up or down: `23456789`, `zyxwvuts`. */
function isCounting(text: string): boolean {
  const steps = [...text]
    .slice(1)
    .map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index));
  return (
    steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === -1))
  );
}
