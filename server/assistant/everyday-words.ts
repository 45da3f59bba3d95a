const list = (text: string) => text.split(/\s+/).filter(Boolean);

/** Words that carry no subject: a question is no stranger for using them. */
export const plainWords = list(`
an the this that these those it its is are was were be been being am do does did done doing have has had having me
my mine myself you your yours yourself we us our ours he him his she her they them their someone anyone everyone
somebody anybody person people guy guys student students learner learners girl boy friend sister brother son
daughter and or but if then else so because since while though although whether than as at by for from in into of
off on onto out over per to toward under until up upon with within without about above after against along among
around before below between beyond during near through via versus not no nor yes never ever always often sometimes
usually maybe perhaps just also too very much many more most less least few little lot lots some any all both each
every either neither other another same such own only even still yet already again once soon now today tomorrow here
there where what whats which who whom whose why how hows can cant cannot could couldnt will wont would wouldnt shall
should shouldnt may might must dont doesnt didnt isnt arent wasnt havent hasnt im ive id ill youre youve youll
theyre weve thats theres wheres whos lets please pls plz kindly sorry sir madam maam dear hi hello hey thanks thank
ok okay tell know say said says ask asking asked give gives given giving get gets getting got gotten take takes
taking took taken want wants wanted wanna need needs needed like likes liked love go goes going gone went come comes
coming came make made put puts see sees seen saw look looks looking show shows shown find finds finding found let
use uses used using try tries tried trying work works think thinks thinking thought feel seem seems keep keeps
explain describe mention share provide provides provided offer offered receive receives received bring happen
happens happened mean means meant follow follows following allow allows allowed able possible possibly actually
really basically exactly quickly simply properly fully completely currently probably definitely certainly good
better best great nice fine bad right wrong true false big small large new old long short high low full whole entire
complete total real main major minor important specific particular general normal regular certain sure thing things
something anything everything nothing stuff kind kinds sort type types way ways case point part parts bit number
amount list name names word words idea reason question questions answer answers one two three four five six seven
eight nine ten first second third last next previous final day days week weeks month months year years time times
hour minute moment start started starting begin beginning end ended ending finish finished finishing stop continue
change changes changed decide decided deciding decision choose choosing choice plan planning planned interested
interest curious wondering wonder confused confusion clear clearly clarify detail brief briefly quick summary
summarise summarize explained understand understanding understood information regarding related relevant concerning
inside outside together separate additional extra plus minus etc eg ie vs hmm oh well available availability exist
exists online site website page section team company institute india indian purchase offers cent percent rs rupee
rupees inr present future past recently later earlier early late ago till upto atleast maximum minimum max min
option options issue school college bundled write writing read reading run running code coding coder coders
programming program hand hands expect expected expecting suppose supposed kindof whoever whenever wherever anytime
anywhere anyhow leave leaves left stay remain return consider considering compare suit suits worry worried afraid
scared nervous serious seriously easy simple hard truly honest honestly frankly genuinely personally literally quite
rather pretty fairly enough roughly exact precise precisely specifically approximately average typical typically
normally usual common commonly handed hold holds carry cover build add added adds remove check checked checking
confirm confirmed verify spend spent spending lose lost miss missed win pass passed fail failed reach reached
achieve improve improved grow growing side sides place places area areas level levels step steps stage points line
lines rest half quarter double single couple mom dad father mother parents wife husband cousin uncle aunty kids
child children family teenager adult adults man woman ladies men women presently nowadays lately immediately
directly instantly afterwards beforehand meanwhile bought buying sell selling paying charged taught teaching learnt
learned studying studied hota hoti karwate karwaoge karaoge karate karvate banwate sikhate padhate dete lete milte
nikal nikalna paunga paungi payenge jaunga bataiyega batana boliye zara jara plss plzz sirji madamji kripya namaste
koi kisi kahi kabhi jab tab jaise waise aise ho jayega jaega hojayega hogaya chalega chalegi wale log logo bande
yaar dost bhaiyya beta padhna padhne cheez bare baare mann laga lagta lagti seedha sidha curve workable accepted
form bhejo bhej bhejna chuke chuka chuki rakho dikhao samjhao progress designed happy chance rough estimate
different tarika called manage set aside policy padenge deni dene naam sabse evening morning night attend apps link
figure regards wish hope hoping wanting searching heard noticed message messages programs rule rules whatever
whichever anyway instead however therefore hence thus besides except including based according mainly mostly
especially particularly generally overall approx nearly almost firstly secondly finally lastly twice remaining pehle
hai hain hu hoon hun hoga hogi honge tha thi ka ki ke ko se mein mai mujhe mujhko mera meri mere tum tumhara tera
aap aapka aapke aapki hum hamara ye yeh wo woh vo un isme usme iska iski iske uska uske kya kyaa kaise kaisa kaisi
kab kahan kaha kidhar kaun kon kaunsa kaunse konsa konse kis kisse kisko kyu kyun kyunki kitna kitne kitni kuch sab
sabhi bhi toh na nahi nahin nhi mat haan han ji bhai bhaiya mam didi aur ya par lekin magar agar phir fir ab abhi
aaj kal liye lie sath saath tak wala wali kar karo kare karna karne karni karta karte karti karu karun kiya karenge
karega karoge sakta sakte sakti sakenge chahiye chahie chahta chahti chahte lena le lu lun lo liya lenge lega dena
de dedo dijiye denge dega diya milega milegi milenge milta milti mil batao bataiye bata batado padega padegi padta
rahega raha rahi rahe gaya gayi gaye jata jati jaye jaana jana aana aata aati aate hua hui hue hote bolo bol puch
puchna sun suno dekho dekh samajh accha acha achha theek thik sahi bahut bohot bhot zyada jyada kam thoda thodi ek
teen char paanch baar ek-ek dono din mahina mahine hafta saal baad pe wahi wahan yahan waha yaha andar bahar bina
lagega lagegi lagenge lage wagera vagera matlab likha likhi hisaab hisab apne apna apni andaza zaroori jaruri
zarurat samjha pata maloom lagbhag shayad bilkul ekdum kaafi kafi wapis jaldi dhire der subah shaam raat dopahar
bachha bachhe beti bete papa mummy ghar unka inka unke inke jisme jiska jinke kuchh sirf bas
`);

/** Other businesses, places and persons: a question about them is not about this course. */
export const foreignWords = list(`
udemy coursera amazon flipkart swiggy zomato netflix google microsoft apple tesla meta facebook infosys tcs wipro byju
byjus unacademy upgrad scaler iit iits nit iiit university universities harvard stanford mit oxford iphone samsung bitcoin ethereum minister president cricket ipl football match
movie movies song songs film weather recipe temperature stock stocks share-market horoscope celebrity actor actress
upsc neet jee gate ssc ielts toefl gre cbse icse allen kota aakash edx simplilearn geeksforgeeks physicswallah newton masai lpu amity ola uber irctc paypal spotify hotstar
`);

/** Where a visitor may live or ask about; beside joining it asks whether one can learn from there. */
export const placeWords = list(`
delhi mumbai bombay bangalore bengaluru chennai kolkata hyderabad pune jaipur lucknow patna bihar kerala goa gujarat
punjab rajasthan assam odisha indore bhopal nagpur surat noida gurgaon gurugram village town
germany canada usa america uk england london australia france paris china japan russia europe dubai uae qatar saudi
pakistan nepal bangladesh bhutan lanka singapore malaysia africa nigeria kenya
`);
