/** Words of every day that people choose: family, faith, love, animals, sport, things, feelings, places, brands. */
export const everyday = `
mother father mummy daddy mommy mama papa parent parents guardian guardians family families brother brothers sister sisters
son sons daughter daughters child children kids baby babies babygirl babyboy babyface boy boys girl girls uncle auntie aunt
cousin nephew niece husband wife hubby wifey grandma grandpa granny grandmother grandfather twins twin first lastborn firstborn
myson mysons mydaughter mychild mychildren mykids mylove mylife myfamily mywife myhusband mymother mother myself mybaby myboy
god gods jesus christ jesuschrist lord lordjesus holy holyspirit spirit holyghost bible gospel church prayer prayers pray
angel angels heaven saint saints faith hope grace mercy glory gloria hallelujah amen alleluia hosanna praise worship
blessed blessing blessings godisgood godislove godisgreat godbless godblessme godfirst ingodwetrust jesuslives jesussaves
jesusislord jesuslove jesuslovesme lovejesus ilovegod ilovejesus almighty creator saviour savior redeemer messiah shepherd
pastor bishop priest reverend apostle prophet prophecy evangelist deacon elder choir psalm psalms psalm23 proverbs genesis exodus
revelation matthew romans corinthians galatians isaiah jeremiah moses abraham noah jonah david solomon zion jerusalem bethel
nazareth israel canaan emmanuel immanuel jehovah yahweh adonai elohim miracle miracles favour favor anointing anointed victory
testimony thanksgiving salvation eternity eternal paradise kingdom trinity cross crucifix rosary catholic adventist sda ucz
pentecostal baptist anglican methodist jehovahjireh sabbath easter christmas newyear allah islam muslim ramadan quran
love lover lovers loving lovely loveme loveyou lovelove iloveyou iloveu iloveme ilove iloveyou2 truelove firstlove forever
foreverlove foreveryoung always alwaysandforever together sweetheart sweetie sweet sweets sweety honey darling dear dearest
babe beloved beautiful beauty handsome pretty gorgeous cutie cute kiss kisses kissme hugs heart hearts heartless passion
romance romeo juliet valentine wedding marriage married single boyfriend girlfriend bestfriend bestfriends friend friends
friendship friendly happy happiness happyday smile smiley smiling laugh laughter joy joyful peace peaceful lucky goodluck luck
fortune fortunate success successful winner winners winning win champion champions champ victory hero heroes legend legends
legendary king kings queen queens prince princess royal royalty royals majesty emperor empire boss bigboss thebest best better
number one numberone first second third freedom liberty justice truth honest honesty trust trustno trustme believe believer
belief dream dreams dreamer dreaming wish wishes hope hopeful courage brave strong stronger strength power powerful energy
fire fires flame flames burning ice frozen water river rivers ocean sea lake rain rains rainy rainbow storm thunder lightning
cloud clouds sky heaven sun sunny sunshine sunrise sunset sunflower moon moonlight star stars starlight starwars stardust
galaxy universe planet earth world worldwide mountain mountains valley forest jungle desert island beach summer winter spring
autumn season seasons nature natural flower flowers rose roses lily tulip daisy jasmine violet orchid blossom garden gardener
tree trees leaf leaves grass green red blue black white yellow orange purple pink brown grey gray silver golden gold diamond
diamonds ruby emerald sapphire pearl crystal platinum copper bronze metal steel iron stone stones rock rocks rocky
dog dogs doggy puppy puppies cat cats kitty kitten kittens pussycat horse horses pony cow cows bull bulls goat goats sheep lamb
chicken chickens duck ducks eagle eagles falcon hawk dove pigeon parrot bird birds birdie penguin peacock flamingo owl raven
swan lion lions lioness tiger tigers leopard cheetah panther jaguar puma cougar elephant elephants rhino hippo buffalo zebra
giraffe monkey monkeys gorilla bear bears teddy teddybear panda wolf wolves fox foxes rabbit bunny hare mouse rat squirrel
snake cobra python viper crocodile turtle tortoise dragon dragons dragonfly butterfly butterflies spider spiders ant bee bees
honeybee fish fishing fisherman dolphin dolphins shark sharks whale unicorn phoenix dinosaur
football footballer soccer basketball baseball netball volleyball tennis cricket rugby hockey golf boxing wrestling swimming
athletics running runner marathon goal goals goalkeeper striker captain coach player players playing playboy team teams league
premier premierleague worldcup championsleague olympics arsenal arsenalfc gunners chelsea chelseafc theblues liverpool
liverpoolfc lfc ynwa youllneverwalkalone manchester manunited manutd manchesterunited mancity manchestercity everton tottenham
spurs westham newcastle leicester astonvilla barcelona barca fcbarcelona realmadrid madrid atletico juventus juve acmilan milan
inter intermilan napoli bayern bayernmunich dortmund psg parissaintgermain ajax porto benfica celtic rangers kaizerchiefs
orlandopirates mamelodi sundowns alahly zamalek tpmazembe simba youngafricans gormahia messi lionelmessi ronaldo cristiano
cristianoronaldo cr7 neymar mbappe haaland salah mosalah drogba etoo rooney beckham zidane henry thierryhenry pele maradona
wengerout wenger ferguson mourinho guardiola klopp arteta saka rashford bruno osimhen mane hazard lampard terry gerrard
lakers bulls jordan michaeljordan kobe kobebryant lebron lebronjames curry yankees cowboys steelers packers eagles raiders
patriots broncos giants dodgers redsox rangers warriors celtics heat spurs hornets tigers bulldog bulldogs wildcats gators
nascar formula1 ferrari lamborghini bugatti porsche mercedes benz mercedesbenz bmw audi volkswagen toyota corolla hilux
landcruiser prado vitz allion spacio harrier rav4 nissan navara hardbody honda mazda mitsubishi pajero isuzu ford ranger
mustang chevrolet corvette camaro dodge jeep hummer cadillac lexus landrover rangerover discovery defender jaguar volvo scania
suzuki yamaha kawasaki harley ducati motorbike motorcycle bicycle car cars driver driving truck trucks trailer tractor bus
train trains plane airplane pilot ship boat engine engineer engineering mechanic
school schools myschool schoolboy schoolgirl primary primaryschool secondary college university campus student students
pupil pupils teacher teachers teach headteacher head headmaster headmistress principal class classroom grade gradeone gradeseven
lesson homework exam exams education educated learn learning knowledge wisdom book books library reading reader writing writer
pencil pen paper science biology chemistry physics maths mathematics english history geography music musical art artist
doctor doctors nurse nurses hospital clinic medicine medical dentist pharmacy health healthy lawyer judge police policeman
soldier army military navy airforce captain general major sergeant commander warrior warriors hunter farmer farm farming
business businessman manager director secretary accountant office officer worker work working worker money moneymaker
cash dollar dollars pound euro rich richman wealth wealthy millionaire billionaire million bank banker banking rent salary
market shop shopping shopper store food foods bread butter cheese milk coffee tea sugar salt pepper rice beans meat beef pork
fish chips burger pizza pasta noodles cake cakes cookie cookies biscuit chocolate candy icecream cream vanilla strawberry
banana bananas apple apples orange oranges mango lemon grape grapes pineapple watermelon peach cherry coconut tomato potato
onion cabbage carrot pumpkin vegetable cocacola coke pepsi fanta sprite beer wine whisky vodka castle juice water
house houses home homes homesweethome sweethome kitchen bedroom bathroom door doors window windows table chair bed mirror
light lights lamp candle key keys keyboard clock watch phone phones cellphone mobile iphone nokia samsung samsung1 galaxy
huawei itel tecno infinix xiaomi oppo motorola blackberry sony lg ericsson telephone android apple microsoft windows linux
ubuntu google gmail yahoo hotmail outlook facebook whatsapp instagram twitter tiktok snapchat youtube netflix linkedin telegram
amazon ebay paypal wikipedia internet website computer computers laptop desktop printer server network wifi router modem
software hardware program programmer coding hacker hacking matrix system systems database data digital electronic technology
game games gamer gaming playstation xbox nintendo mario supermario zelda pokemon pikachu minecraft fortnite roblox callofduty
freefire pubg gta fifa pes naruto sasuke goku dragonball onepiece batman superman spiderman ironman hulk thor avengers captain
wolverine joker robin catwoman wonderwoman deadpool starwars skywalker darthvader yoda jedi startrek harrypotter hogwarts
hermione gandalf frodo terminator rambo rocky matrix titanic avatar blackpanther wakanda wakandaforever jamesbond bond007 shrek
simpsons spongebob mickey mickeymouse minnie donald donaldduck tomandjerry barbie cinderella tinkerbell snowwhite simba lionking
music musician singer song songs dance dancer dancing guitar piano drums drummer bass violin concert radio hiphop rap rapper
reggae bobmarley marley rasta onelove beyonce rihanna eminem tupac biggie drake kanye jayz lilwayne nickiminaj chrisbrown usher
michaeljackson madonna shakira adele taylorswift justinbieber bieber burnaboy davido wizkid diamondplatnumz rema fireboy
metallica nirvana acdc ironmaiden queen beatles slipknot linkinpark coldplay westlife backstreet maroon
today tomorrow yesterday morning goodmorning evening night nights goodnight midnight day days week month year years birthday
happybirthday holiday holidays weekend monday tuesday wednesday thursday friday saturday sunday january february march april
may june july august september october november december
hello hellohello helloworld hi hey welcome goodbye bye thanks thankyou please sorry okay yes yesyes nono never nevermind nevergiveup
dontgiveup donottouch whatever anything something nothing nobody somebody everybody everything everyday always sometimes
remember forget forgotten forgotpassword mypassword mypass thepassword newpassword oldpassword passkey passcode secret secrets
private security secure safe safety locked unlock open opensesame access login logon signin signup user username account admin
administrator root superuser manager master guest test tester testing testtest demo sample example default temp temporary
change changeme changeit changed letmein letmeinnow iamgod itsme itisme whoami noone
big bigman bigbig small little tall short fat slim thin young old new newlife newday newyork good goodboy goodgirl great greatest
bad badboy badgirl bigboy evil devil demon satan lucifer hell hellfire death dead killer killers kill murder blood bloody ghost
ghosts zombie vampire witch wizard magic magical magician mystery mysterious shadow shadows dark darkness darkside darkknight
night knight ninja samurai pirate pirates gangster thug outlaw cowboy maverick rebel hunter sniper soldier assassin trooper
crazy crazyboy crazygirl mad madman silly stupid idiot fool funny fun joker cool coolboy coolgirl coolman hot hotboy hotgirl
sexy sexygirl sexyboy naughty wild freak stranger lonely alone angry anger hate hateyou ihateyou broken pain tears cry sad
life lifegoesonlife lifeisgood goodlife live living alive lovelife soul souls mind brain body face eyes blueeyes hand hands
foot feet hair blonde ginger bigfoot america american usa britain british england london scotland ireland wales france paris
germany berlin italy rome spain portugal brazil argentina mexico canada australia sydney india delhi china beijing japan tokyo
korea russia moscow dubai turkey egypt cairo nigeria lagos ghana accra kenya nairobi uganda kampala tanzania daressalaam rwanda
kigali burundi congo drc kinshasa lubumbashi malawi lilongwe blantyre zimbabwe harare bulawayo botswana gaborone namibia windhoek
angola luanda mozambique maputo southafrica johannesburg joburg capetown durban pretoria lesotho swaziland eswatini ethiopia
morocco algeria tunisia senegal cameroon ivorycoast europe asia city village town country street road bridge tower castle palace
church temple school museum station airport hotel restaurant
alpha beta gamma delta omega sigma zeta apollo zeus athena hercules achilles titan titans atlas phoenix orion venus mars
jupiter saturn mercury neptune pluto cosmos comet meteor rocket rockets nasa alien aliens ufo robot robots cyber laser
turbo rocket flash speed speedy racer racing nitro thunderbolt hurricane tornado volcano earthquake tsunami blizzard snow
snowball snowman snowflake icecold iceman iceberg winterfell fireball firefly firefox wildfire dynamite explosion bomb bullet
bullets weapon sword arrow archer shield armor blade knife hammer
precious special favorite favourite perfect wonderful amazing awesome excellent fantastic brilliant genius clever smart
intelligent talented gifted creative positive motivated focus focused discipline determined ambition ambitious progress
unity harmony loyalty loyal respect dignity honour honor pride glory integrity patience humble humility kindness gentle caring
charity volunteer community together teamwork leader leaders leadership president presidential minister government parliament
politics vote nation national country flag patriot revolution liberation victory
`;

/** What is no word and still is tried first: rows of keys, counting, and words written with digits. */
export const typedFirst = `
password passwords passwort motdepasse contrasena wachtwoord senha parola p4ssword passw0rd pa55word pa55w0rd pword passwd pass
12345678 123456789 1234567890 0123456789 01234567 87654321 987654321 9876543210 0987654321 11223344 12341234 123123123 12121212
123456123 123654789 147258369 159357456 159753456 741852963 789456123 147852369 963852741 1122334455 10203040 102030405060 19641964
20262026 20252025 20242024 20232023 20222022 20212021 20202020 19901990 19951995 20002000 20102010 12312312 12345123 123451234
24101964 24october 24oct1964 260260260 26097 260977 260966 260955 260971 0977 0966 0955 097797797 0977000000
qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz azerty azertyui azertyuiop asdf asdfgh asdfghj asdfghjk asdfghjkl zxcvbn zxcvbnm
zxcvbnmasdf qazwsx qazwsxedc wsxedc edcrfv rfvtgb 1qaz2wsx 1qaz2wsx3edc zaq12wsx zaq1xsw2 xsw2zaq1 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y
q1w2e3r4 q1w2e3r4t5 qweasd qweasdzxc asdqwe123 qweqwe qweqweqwe asdasd asdasdasd zxczxc zxczxczxc poiuytrewq lkjhgfdsa mnbvcxz
poiuy lkjhg 1234qwer qwer1234 asdf1234 abcd1234 abc12345 abc123abc a1b2c3d4 a1b2c3d4e5 aa123456 aa12345678 1a2b3c4d 123abc123
abcdef abcdefg abcdefgh abcdefghi abcdefghij zyxwvu aaaa aaaaaaaa bbbb xxxx xxxxxxxx zzzz qqqq wwww blink182 bond007 agent007
trustno1 ncc1701 thx1138 r2d2c3po area51 catch22 route66 lucky777 michael1 jordan23 lebron23 ronaldo7 messi10 kobe24
iloveyou iloveu ilove loveyou letmein welcome changeme admin administrator root secret monkey dragon master shadow sunshine princess
tenmiles tenmilesschool tenmileslusaka portal parentportal enrollment enrolment enrollment2026 office thedesk desk staffroom tuckshop
`;
