/**
 * Words of the list that nobody should have to read aloud before families: of cheating, of violence, of bodies, of
 * drink and drugs, and what people are insulted with.
 */
export const unsuitedWords: ReadonlySet<string> = new Set(
  [
    'backstab bribe cheating crook deceit deceiver deceiving defraud disbelief jackpot gambling',
    'casino poker phony rigging unrigged scam shady sneak tamper trickery trickster unfair uncorrupt',
    'racism fascism colonial colonist colonize enslave pureblood savage skinhead dreadlock dwarf',
    'handgun buckshot bully detonate detonator entomb evil explode gore gory graves graveyard',
    'casket curse hatred hate imprison jailbird jailbreak jailer jailhouse maimed poison prison',
    'undead virus widow womb wound zombie coma divorcee goon overkill postwar prewar unwarlike',
    'boozy brewery brewing hangover hash junkie keg nicotine opium smoking smoked smoky vaporizer',
    'affair bladder fondling fondly flirt groin grope kissable kisser kissing lusty lustily lustiness',
    'lustfully mammogram ovary pantyhose pants pregnancy pregnant seduce seducing skinny skintight',
    'thong unbutton unclothed underwear underwire undress diaper scabbed scabby smell stench stinking',
    'stinky crummy crummiest crudely crudeness mutt rabid trash sloppy',
  ]
    .join(' ')
    .split(' '),
);
