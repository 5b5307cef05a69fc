/** First names and family names, as people in Zambia and elsewhere have them. */
export const names = `
mwansa mulenga bwalya chanda phiri banda tembo zulu mwale sakala daka nkhoma ngoma njovu lungu mumba musonda mutale chilufya
chola kabwe kasonde katongo kunda lombe lubasi lubinda mbewe mfula milimo miyanda moonga mubanga muchindu mudenda mukuka
mukumbuta muleya mulopa mundia munsaka musakanya musole muyunda mvula mwaba mwamba mwanza mweemba mwila mwiinga mwenya nachilima
namonje namukolo nambeye nampasa namoonga nawa ndhlovu ng'andu nkandu nkole nsofwa nyambe nyirenda nyambose pasi sichone siame
silungwe simbeye simwanza simukonda sinkala sinkamba siwale soko tonga zimba zyambo chama changa chibesa chibwe chikwanda
chileshe chilombo chimfwembe chinyama chipasha chisanga chisenga chishimba chitalu chiti chitundu choongo chungu hamoonga hampango
haamoonga haangoma hamweemba himoonga jere kabaso kabamba kabanda kabungo kafwimbi kaira kakoma kalaba kalenga kaluba kalumba
kaluwa kamanga kambole kampamba kangwa kapasa kapembwa kaputo kasanda kasapo kashimba kasoma katebe kateule katuta kaoma kayula
kazembe koloko kumwenda kuwani lifasi likando limata lishomwa lukonde lumbwe lungwangwa lupiya lusambo luwaya mainza makasa
makayi malambo malama malunga mambwe maonga mapoma masaiti masiye mataka matale mazimba mbao mbulo mebelo michelo mindo
mooya mpundu mubita mufalo mukanda mukelabai mukonde mulala mulambo mulondiwa muma mumbi munalula mungole munkombwe muntanga
musanda mushala mushimba musukwa mutambo mutinta muwowo muzala mwakaba mwandila mwape mweene mwelwa mwendabai mwenda mwewa
mwiche mwinga nalishebo nalumino namakau namatama namfukwe nanyangwe nasilele ndalama ngambi ngosa njobvu nkonde nkumbula nsama
nswana ntembe nyendwa nyondo pepala pumulo sakeni sianga sibeso sichilima sikazwe sikota silavwe simfukwe simasiku simumba
sinyangwe sitali situmbeko songiso sundu tambatamba thole yamba yeta zaloumis zgambo zimbabwe
chipo thandiwe thokozani thandeka mutinta chileshe natasha luyando lweendo mapalo mwiza kondwani kumbukani limbani lusungu
madalitso mabvuto mapenzi masauso mavuto mwai mwayi nthanda tamara taonga taonani temwani tendai tinashe tionge titus towela
tisa vitumbiko wezi wongani yamikani zindaba zondiwe atupele chikondi chisomo chimwemwe dalitso dalitsani fatsani funwell
blessing blessings bright brighton charity clement comfort confidence constance delight divine doreen elijah emeldah emmanuel
enock eunice evans exhilda exildah faith favour febby felistus fidelis given gift giftson goodson grace gracious happy hope
innocent inonge joseph joyce justina kelvin kennedy lackson lameck loveness lovemore lucky mercy memory miracle misozi mirriam
mwaka nachula naomi nelly nchimunya ngosa obed patience peace precious prince princess prudence purity queen racheal
regina rhoda rodgers royd ruth saviour sharon shadreck simon sitali stella success sunday sydney tandiwe thomas trust trywell
violet webster wisdom witness wina wilson winfridah zelipa zenaida bupe bwembya chabala chisha chilando chola kasuba
kapya lukundo lumpa mapalo mpatisha mumba mutale mwango mwenya natwange ntanga nsansa sampa taizya thabo tafadzwa tapiwa
aaron abel abigail abraham ada adam adams adrian agatha agness aggie albert alex alexa alexander alexandra alexis alfred alice
alison allan allen amanda amber amelia amos amy andrea andreas andrew andy angela angelina angie anita anna annabel anne annie
anthony antonio april arnold arthur ashley ashton athena audrey august austin ava bailey barbara barney barry bella ben benjamin
bernard bernadette bertha beth bethany betty beverly bianca bill billy blake bob bobby bonnie brad bradley brandon brandy brenda
brendan brian bridget brittany brooke bruce bruno bryan caleb calvin cameron carl carla carlos carmen carol caroline carolyn
carter casey cassandra catherine cathy cecilia cedric celine chad charlene charles charlie charlotte chelsea cheryl chloe chris
christian christina christine christopher cindy claire clara clarence claudia clayton cliff clifford clinton cody colin connie
connor constantine cooper corey courtney craig crystal curtis cynthia daisy dakota dale damian dana daniel daniela danielle danny
daphne darren dave david davis dawn dean deborah debbie denise dennis derek diana diane diego dina dominic don donald donna
doris dorothy doug douglas duncan dustin dylan earl eddie eddy edgar edith eduardo edward edwin eileen elaine eleanor elena
eli elias elisa elisabeth elise eliza elizabeth ella ellen elliot emily emma eric erica erik erin ernest esther ethan eugene
eva evan eve evelyn ezekiel ezra felicia felix fernando fiona flora florence frances francesca francis frank franklin fred
freddie frederick gabriel gabriela gabrielle gareth garrett gary gavin gemma gene geoffrey george georgia georgina gerald
gerard gertrude gilbert gina gladys glen glenda glenn gloria gordon graham grant greg gregory guy gwen hailey hannah harold
harriet harrison harry harvey hazel heather hector heidi helen helena henry herbert hilda holly howard hugh hugo hunter ian
ida ignatius imani ingrid irene iris isaac isabel isabella isaiah ismael ivan ivy jack jackie jackson jacob jacqueline jade
jaime jake james jamie jane janet janice jared jasmine jason jasper javier jay jean jeff jeffrey jenna jennifer jenny jeremiah
jeremy jerome jerry jesse jessica jessie jill jim jimmy joan joanna joanne jocelyn jody joe joel joey johanna john johnny
johnson jonathan jones jordan jorge jose josephine josh joshua josiah joy juan juanita judith judy julia julian juliana julie
juliet julio julius june justin karen karl kate katelyn katherine kathleen kathryn kathy katie katrina kayla keith kelly ken
kenny kent kerry kevin kim kimberly kirk kristen kristina kurt kyle lance larry laura lauren laurence lawrence leah lee leo
leon leonard leonardo leroy leslie levi lewis liam lillian lily linda lindsay lionel lisa liz lloyd logan lois lola lorraine
louis louisa louise lucas lucia lucy luis luke luna lydia lynn mabel mackenzie madeline madison maggie malcolm manuel marcel
marco marcus margaret maria mariah marian marianne marie marilyn mario marion marissa marjorie mark marlene marshall martha
martin martina marvin mary mathew mathias matilda matt matthew maureen maurice max maxine maxwell megan melanie melissa melody
melvin meredith mia micah michael michaela michele michelle miguel mike mildred miles millie milton mina minnie miranda miriam
mitchell molly monica morgan moses muriel myra nadia nancy natalia natalie nathan nathaniel neil nelson nicholas nick nicole
nigel nina noah noel nolan nora norma norman norah oliver olivia omar oscar owen pablo pamela pascal patricia patrick paul
paula pauline pearl pedro peggy penelope penny perry pete peter petra philip phillip phoebe phyllis pierre preston priscilla
quentin quincy rachel rafael ralph ramona randall randy raphael raymond rebecca reginald renee reuben rex ricardo richard
rick ricky riley rita rob robert roberta roberto robin robinson roderick rodney roger roland roman ronald ronnie rory rosa
rosalie rose rosemary ross roxanne roy ruben ruby rudy rufus rupert russell ryan sabrina sadie sally salma sam samantha
sammy samson samuel sandra sandy sara sarah sasha saul savannah scott sean sebastian selena serena sergio seth shane shannon
shaun sheila shelby sherry shirley sidney sierra silas silvia simone sofia solomon sonia sophia sophie spencer stacy stanley
stephanie stephen steve steven stewart stuart sue summer susan susanna suzanne sylvester sylvia tabitha tammy tania tanya
tara taylor ted teresa terence terry tess thelma theodore theresa tiffany tim timothy tina toby todd tom tommy toni tony tracy
travis trevor trinity tristan troy tyler tyrone ursula valentina valentine valerie vanessa vera vernon veronica vicky victor
victoria vincent virginia vivian wallace walter wanda warren wayne wendy wesley whitney wilfred will willard william williams
willie willow winston wyatt xavier yolanda yvette yvonne zachary zara zoe mohammed muhammad ahmed ali fatima hassan ibrahim
ismail aisha amina khadija mariam yusuf omari osman patel priya raj rahul ravi sanjay anil kumar singh sharma chen wang
smith brown miller moore anderson jackson white harris thompson garcia martinez clark rodriguez walker young king wright hill
green baker campbell roberts phillips evans turner parker collins edwards murphy cook rogers reed bell ward cox gray watson
`;
