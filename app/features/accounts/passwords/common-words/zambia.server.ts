/** What is near at hand in Zambia: places, people, languages, clubs, shops, schools, food and what is said. */
export const zambia = `
zambia zambian zambians zed zedian mzambia northernrhodesia africa african africans southernafrica homeland motherland
lusaka kitwe ndola kabwe chingola mufulira luanshya livingstone chipata kasama mazabuka choma mongu solwezi mansa chililabombwe
kalulushi kafue monze kapirimposhi mpika mbala petauke mumbwa chinsali isoka serenje mkushi senanga sesheke lundazi katete
nakonde nchelenge samfya kawambwa kaoma zambezi mwinilunga kasempa chongwe siavonga sinazongwe namwala kalomo kazungula
chirundu luangwa nyimba chadiza mambwe sinda vubwi kasenengwa lumezi chipangali chama mafinga shiwangandu kanchibiya lavushimanda
chilubi kaputa mporokoso mungwi luwingu lunte lupososhi nsama senga mpulungu chifunabuli chembe lunga milenge mwansabombwe
mwense chipili chienge kalabo limulunga lukulu luampa mitete mulobezi mwandi nalolo nkeyema shangombo sikongo sioma chikankata
chitambo chisamba itezhitezhi luano mumbwa ngabwe shibuyunji rufunsa chilanga lufwanyama masaiti mpongwe chavuma ikelenge
kabompo kalumbila manyinga mufumbwe mushindamo chibombo kapiri pemba gwembe zimba chibuluma nampundwe maamba batoka
copperbelt luapula muchinga northwestern southernprovince easternprovince westernprovince northernprovince centralprovince barotseland
chilenje kabwata kabulonga kalingalinga chawama kanyama matero mandevu chaisa garden kaunda kaundasquare mtendere kabanana chunga
chelstone chelston avondale ibexhill ibex woodlands rhodespark roma emmasdale northmead olympia longacres libala makeni bauleni
chalala meanwood salama silverest foxdale chamba valley jackpesulu garneton bonaventure barlaston lilayi kamwala misisi chibolya
george lilanda zingalume marapodi chipata ngombe kuku johnhoward johnlaing linda chazanga thornpark lusakawest lusakaeast
riverside parklands wusakile buchi kwacha chimwemwe mindolo nkana nkanaeast chambishi bulangililo ipusukilo ndeke kansenshi
masala lubuto chifubu twapia northrise itawa hillcrest pamodzi mushili chiwala kawama nchanga chiwempala lulamba kabundi
zambeziriver luangwariver kafueriver kariba lakekariba tanganyika laketanganyika bangweulu mweru itezhi victoriafalls mosiotunya
mosi musi musiotunya kalambo kundalila lumangwe ngonye kabwelume chishimba southluangwa lowerzambezi kafuenationalpark liuwa sioma
devilspool nyika munda wanga mundawanga kalimba chaminuka heroes heroesstadium levymwanawasa levymall manda mandahill eastpark
cosmopolitan arcades arcadesmall cairo cairoroad independence independenceavenue freedomway soweto sowetomarket citymarket comesa
chipolopolo copperbullets copperqueens shepolopolo kalusha bwalya kalushabwalya katongo rainfordkalaba kalaba mayuka kennedymweene
mweene stopilasunzu sunzu barbrabanda barbra rachaelkundananji kundananji grace chanda patsondaka patson fashionsakala enockmwepu
mwepu kings kangwa lubambo musonda fwayo tembo daka afcon afcon2012 champions gabon libreville
powerdynamos nkanafc nkanaredevils zesco zescounited zescofc greenbuffaloes buffaloes redarrows nkwazi napsa napsastars kabwewarriors
greeneagles forestrangers lusakadynamos nchangarangers indeni indenifc kansanshi kansanshidynamos trident mutondo mutondostars
mufulirawanderers wanderers konkola blades konkolablades rangers roanunited roan zanaco zanacofc cityoflusaka prison leopards prisonleopards
buildcon kafuecelticfc youngbuffaloes atletico atleticolusaka jumulo kitweunited nationalassembly chambishifc kalulushimodern faz fazleague
airtel airtelzm airtelmoney mtn mtnzambia mtnmomo momo zamtel zamtelkwacha kwacha kwachas ngwee zedmobile vodafone liquid liquidtelecom
zamnet coppernet izi iconnect hai paratus starlink celtel zain telecel
zanacobank zicb stanbic barclays absa fnb fnbzambia atlasmara indo indozambia natsave fra nhima napsa zra zesco nwsc lwsc zambeef zambrew
mosilager castle castlelite blacklabel shakeshake chibuku mosi ediblebread shoprite picknpay spar choppies game gamestores pep pepstores
jetstores cashbuild zambiasugar whitespoon trade kings tradekings boom boompaste millie bokomo bigtree kobs maheu superMaheu
yatu zamanita parmalat lusakamilling national milling mealie mealiemeal breakfastmeal rollermeal mukula mopani mopanicopper kcm fqm lumwana
kagem emerald sentinel barrick vedanta glencore
unza cbu mulungushi mulunguni nkrumah copperstone cavendish zcas evelynhone nortec nipa natural resources nrdc chalimbana lusakaboys munali
munaliboys munaligirls kabulongaboys kabulongagirls davidkaunda hillside kamwalasecondary matero matero boys roma girls stmarys stmonicas
ibenga fatima fatimagirls canisius chikuni mukasa mpelembe rhodes rhodespark baobab baobabcollege lis lisa chengelo simba simbaschool
tenmiles tenmile tenmilesschool tenmilesprimary sixmiles fivemiles chisambaroad greatnorth greatnorthroad greateast mumbwaroad
bemba chibemba ichibemba cibemba nyanja chinyanja cinyanja chewa tonga chitonga citonga lozi silozi kaonde kikaonde lunda luvale
chiluvale tumbuka chitumbuka nsenga ngoni lala lamba lenje soli ila namwanga mambwe lungu bisa ushi aushi kunda senga nkoya
mbunda toka leya totela subiya swaka tabwa unga shila chokwe goba gowa ambo luchazi simaa kwangwa swahili shona ndebele zulu
kuomboka ncwala nc'wala umutomboko likumbi likumbilyamize lwiindi shimunenga kulamba chibwela mutomboko litunga mpezeni chitimukulu
mwatakazembe gawaundi monzechief makishi nyau imbalu gule nsaka insaka indaba chilimba chitenge chitenje salaula kantemba tuntemba
nshima inshima ubwali bwali nsima kapenta ifisashi fisashi visashi delele ibondwe kalembula chibwabwa kandolo chikanda munkoyo
katapa impwa cassava tute mupunga chinangwa mbalala imbalala vinkubala ifinkubala chisense bream tilapia village chicken
vitumbuwa fritters samp mundawa masuku mango mangoes guava avocado pawpaw mabungo mbula maize groundnuts sorghum millet
mulishani mulibwanji muli bwanji zikomo zikomokwambiri twatotela natotela natasha twalumba ndalumba lumba nitumezi litumezi muzuhile shani
bwino bwinobwino bwinofye bwafya kaya awe iyee ehe mwapoleni mwaiseni mwabombeni mwashibukeni mwabukabuti mukwai bane bakamba iwe
ubuntu umuntu muntu bantu abantu mwana bana mayo tata bamayo batata ambuya shikulu mbuya kolwe nkalamo nkalamba inkalamo mkango
njovu nsofu insofu imbwa pusi nguni chipembele fulwe kalulu kalulunasulwe sulwe nyama nsuma icalo calo chalo ichalo mulungu
lesa leza mulimu nzambi yesu yesukristo kristu mfumu imfumu bwana bwanamfumu mwami chisomo chikondi citemwiko chitemwiko icitemwiko
natemwa nalikutemwa ndimakukonda nimakukonda ndakuyanda nakutemwa temwa chimwemwe cimwemwe mutende umutende mtendere icalo pamodzi chalochesu
onezambia onenation onezambiaonenation standandsing standandsingofzambia zambiaproud freedom independence republic uhuru unip mmd
upnd patrioticfront pfzambia alliance wako niwako wakoniwako dununa reverse donchikubala kuchalo dontkubeba bally ballywillfixit hakainde
hichilema hakaindehichilema hh edgar edgarlungu lungu sata michaelsata kingcobra mwanawasa chiluba frederickchiluba kaunda kennethkaunda
kenneth superken kk rupiah rupiahbanda guyscott nalumango inonge makebi simon mwansakapwepwe kapwepwe harry nkumbula lenshina
zambezi zambezisafari sunset safari safaris lechwe sitatunga puku kudu sable impala warthog hippo hippos fisheagle baobab mopane
mukwa miombo msasa jacaranda bougainvillea flamboyant anthill termite kopje dambo mulemba savanna chimp chimfunshi
yomaps macky2 slapdee chefvnkale jayrox chester chester mampi wezi roberto dandy dandycrazy pjo petersen danny kaya dannykaya ozo
b1 bflow tigris tbwoy bobbyeast muzoaka muzo tiyebetandiza ycelebrity jemax chileone chilonewine organised family dizmo zedbeats kalindula
zambianmusic zamrock witch paulngozi nashil pichen kazembe joyce joychita mathew tembo amayenge jaggy
znbc muvi muvitv phoenix phoenixfm radiophoenix hotfm komboni kombomiradio qfm yatsani dailymail timesofzambia postnewspaper mast
zambiadaily newsdiggers diggers dstv gotv topstar supersport zambezimagic mpali zuba
minibus noah corolla kabwata taxi bolt yango ulendo ulendotaxi mazhandu mazhandufamily powertools juldan tazara railway
`;
