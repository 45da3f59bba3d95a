/** What it costs, how it is paid, what comes back, and how to join. */
export const moneyExamples = {
  price: `
what is the fee
how much does this course cost
how much is it
what are the charges
course fees please
total cost of the programme
what would I have to pay in all
price of the complete bundle
cost of the bundle
how much for the beginner phase
fee of phase 2
price of the advanced phase
what is the rate for month 3
how much do you charge for the intermediate level
what does the first phase cost me
fees for phase 1 and phase 2 together
how much for beginner plus advanced
sum for the last two phases
what will all three phases cost
do the phases cost the same
is the advanced phase 500 or 1000
why are there two prices for the advanced phase
how much money should I arrange
how much would it set me back
can you give me a quote
what is the damage
kitne paise lagenge
fees kitni hai
kitna kharcha aayega
course ka price kya hai
phase 1 ki fees batao
poore course ke kitne paise
total kitna dena padega
iska rate kya hai sir
kitne ka hai ye course
fee structure
fees structure kya hai
tell me the pricing
pricing details
cost?
fees?
price list
is it expensive
is it affordable for a student
why is it so cheap
my budget is 2000 rupees which phase can I afford
I have only 1500 rupees what can I get
can a poor family afford it
how much should my father pay for the full course
what amount do parents need to pay
what is the cheapest option
lowest price plan
which plan costs the least
most expensive phase
can you tell me the exact amount
does the third month cost extra
per phase cost
month wise fees
each phase price separately
how many rupees for everything
what is the investment needed
hw much 4 full course
wats the fee 4 phase 2
course fee kya h
daam kya hai
sabse sasta plan kaunsa hai
mehenga hai kya
price plz
rate of bundle
is 3000 for the whole course or for one month
how much is the enrollment fee
fees for everything
all phases fee
tuition fee
what do you charge students
my father wants to know the total amount before he agrees
how much will I end up paying by the end of the course
what is the bill for the first two phases
if I take beginner and intermediate but not the last one what does it come to
what will be the total if I buy phase 1 and phase 3
I want month 1 and month 2 only, how much together
price for the bots part alone
what would you charge for the react part only
total fees including everything
can you break down the cost
cost breakdown phase by phase
is there a separate fee for each phase
how much does a student have to spend here
hello I am from a village, what are your fees
kindly share the fee details
fee details chahiye
sir fees kya rahegi
dono phase ka total kitna hoga
beginner aur advanced ka milake kitna
pura package kitne me padega
what is the current price
which price is right, the home page or the pricing page
the pricing page says 500 but the home page says 1000
how come there are different prices for phase 3
whats the cost of joining
what is the cost per day
so what is it going to cost me
will it fit in a budget of 3000
is the price in rupees or dollars
what is the fee for foreign students
how much is the course worth in rupees
amount for full access
give me the fee of all three phases one by one
what's your fee like
what is the fee like
fees for full course n certificate
how much 4 beginner
hw much is bundle
intermediate ka kitna
adv phase price pls
course fee for 3 months
fees wagera kya hai
kitna paisa lagega total
mummy puch rahi hai fees kitni hai
papa ko batana hai kitna kharch hoga
is 3000 the final price
total damage for all three months
what do I owe you for phase 1
how much for one month
what does one phase cost
single phase ki fees
I need the price of everything except the first phase
what if I leave out phase 1, how much then
all phases without the advanced one, cost
how much for phase one and how much for phase three
what is the price of each
what would my mother have to pay for me
we are two brothers, how much for both
is it per month or for the complete course
what do I pay today
are the fees for one phase or for all
the amount for the middle phase
what would the python month alone cost me
price of the ai and bots part by itself
I only want the bots section, what is the fee for that
sirf react wala mahina kitne ka padega
how much to learn just the html css and python portion
if someone takes only the node and react portion how many rupees
chat bot wale part ki fees alag se kitni hai
fee of the month in which python is taught
the full stack month on its own, what does it come to
security and scraping part alone, kya rate hai
bas python seekhna hai, kitne paise lagenge
only interested in ai, how much for that portion
how much do you take for the docker and mcp section
rate for the month where we make bots
what is the cheapest way in
what is the least amount I can start with
minimum kitne rupaye me shuru ho sakta hai
the smallest amount with which my daughter can begin
least costly way to join
what will be my total out of pocket
final amount out of my pocket for all 58 days
altogether how much money goes from my side
sab milake jeb se kitna jayega
paying for two phases, what is the sum
I would take two of the three phases, what do I pay
kisi bhi do phase ka total
phase 2 aur phase 3 ka hisab batao
beginner now and intermediate later, how much overall
as a parent I am worried about the fees, how much is it really
we are a middle class family, is the fee within reach
my husband asks what this will cost us
papa ki salary kam hai, fees kitni rahegi
is the fee too high for a school student
is the fee reasonable
is the price justified for 58 days
my pocket money is 500 a month, can I afford any phase
I earn little, what would I need to pay for everything
can a daily wage family manage the fee
fees zyada to nahi hai
I want to know whether the fees differ from phase to phase
suppose I take only the first month, how much do I spend
please share the fee chart
ek mahine ki fees kitni
do I pay 3000 for three months or 3000 each month
per month kitna padta hai
what figure should I tell my parents
how many thousand rupees is it
is the fee the same for college and school students
housewife hu, kitna kharcha hoga
approx cost
course ki keemat
how much money for the last month
what would month three set me back
price of all the phases in a list
which phase is the cheapest
which phase costs the most
does the middle one cost less than the first
how much more is beginner than intermediate
is 1000 enough for one phase
can I get anything under 1000 rupees
2000 me kaunsa phase aayega
how much money do I have to keep ready
what do I need to pay to become a student here
before telling my wife I need the exact figure
is there one price for everything
do foreigners pay the same amount
kids ke liye fees kitni hai
too costly for us?
if I leave out python and take the other two, what is the total
my sister is in class 8, what are her fees
what would a retired man have to pay for it
fees for a class 10 student
what would a college girl have to pay
teacher hu, mujhe kitna dena hoga
kitne rupaye rakhne padenge poore course ke liye
react aur node wale mahine ki fees
how much is the ai month
web development part ka price
amount for the python phase and the bots phase together
what will both the react month and the ai month cost
does my mother need to pay a lot
bot wale part ke kitne paise
react part ke kitne paise
python wale hisse ka kitna lagega
docker ka part kitne me
security section ke paise kitne
how much money for the scraping part
do I pay more for the ai part than for the python part
what is payable for the javascript portion only
cheapest entry into this course
kisan parivar se hu, kitna paisa lagega
`,
  payment: `
how do I pay
which payment methods do you accept
can I pay by upi
do you take google pay or phonepe
can I pay with credit card
is emi available
can I pay in instalments
pay in two parts
half now and half later
is it a one time payment
do I pay every month or only once
monthly payment or one time
is there a subscription
are there hidden charges
any extra cost later
does the price include gst
are taxes included
will I get an invoice
do you give a receipt for the payment
can I pay in cash
do I have to pay upfront
is there a payment plan
will the fee be deducted every month
does it renew automatically
is there any auto debit
paise kaise dene hai
kist me de sakte hai kya
emi pe mil jayega
upi chalega
payment kaise kare
ek baar dena hai ya har mahine
payment ka tarika kya hai
paytm se pay kar sakta hu
installment facility
net banking accepted
do I need to pay again after the first month
any maintenance fee afterwards
is there any charge other than the course fee
can my dad pay by bank transfer
can I pay from another country with paypal
can I pay each month separately
do I pay before or after joining
when do I need to make the payment
when is the money due
paise kab dene honge
registration charges or exam fee extra?
pay later option
payment link
payment options?
do you accept debit cards
no recurring billing right
can I split the fee over three months
do you charge every month
is the amount to be paid in one go
do I have to give the full amount at once
will there be any additional charges during the course
is the exam fee separate
does your price contain taxes
gst extra hai kya
is it a lump sum
can I pay half in the first month and rest later
my dad will pay in two parts, is it fine
weekly or monthly charges?
can I use a visa card
do you accept international cards
kya cash de sakte hai
paise ek saath dene padenge kya
is there some kind of membership fee
do I need to pay separately for projects or tests
is it safe to pay you
where do I transfer the money
any late fee
once paid do I have to pay anything more
is it a recurring charge
which upi apps work
payment karne ke baad receipt milegi
no cost emi
can I delay the payment till my salary comes
advance payment required?
how is the fee collected
any hidden charges I should know of
is 3000 all I pay or does something come on top
will you ask for more money later
baad me aur paise to nahi maangoge
koi chhupa hua charge hai kya
koi hidden charge to nahi
apart from the fee do I have to spend on anything else
does the amount shown include tax
phone pe se ho jayega payment
can my uncle abroad pay for me
I dont have a card, can I still pay
I have no bank account, how would I pay
can I pay by scanning a code
will my mother be able to pay through her bank
what ways are there to pay
in which ways can the fee be paid
can I hand over the money in person
is part payment okay
can we give the fee in three portions
kishton me dena possible hai
teen kist me de du
har mahine thoda thoda de sakte hai kya
half fees now baaki salary aane pe
is the fee taken once or each month
does it keep charging my card
will money be cut from my account each month
account se har mahine paise katenge kya
once I have paid, is that it
is it pay once and done
suppose I pay today, is anything due next month
can I get a gst bill for my company
pakki raseed milegi
payment slip milega kya
at what point do I hand over the money
is there an education loan for this
does anything cost extra after I join
admission fee alag se hai kya
any deposit to be made
is any registration amount taken
one single payment or many
are there yearly charges
any charges after the three months
net banking se kar sakte hai
qr code milega payment ka
cheque chalega
is it okay to pay from a friend's account
do you charge anything after I finish
paise dene ka sahi tarika
we cannot arrange the whole fee at once
poori fees ek baar me nahi de sakta
what is the mode for paying fees
will the fees be asked again for every phase
how safe is the payment
koi extra paisa to nahi lagega
baad me extra charge to nahi lagega
are you going to charge me anything beyond the fee
can I clear the fee in small amounts
does the fee repeat
are the fees to be paid again
any other costs I must plan for
other expenses besides the fee
how are the fees submitted
fees kaise jama kare
fees kaise bhare is course ki
fees submit karne ka tarika
thode thode karke fees de sakte hai
is the fee charged again next month
what else will I be charged for
fees ke alawa kuch aur dena padega
is anything payable besides the course fee
can the fee be paid bit by bit
through which app can I pay
will anything be added to the fee at the end
fees ke alawa koi aur kharcha hai kya
how do I send you the fee
how do I transfer the fee to you
paise kaise bheju
kya fees ke upar aur kuch lagta hai
can the fee be given in two goes
`,
  saving: `
is there a discount
any offer going on
do you have a coupon code
student discount
can I get a concession
any scholarship for poor students
how much do I save with the bundle
what do I save if I take all three phases together
is the bundle cheaper than the single phases
bundle or separate phases which is better
should I buy the bundle or one phase at a time
is it better to take the complete bundle
what is the advantage of the bundle over single phases
bundle vs phases
compare the bundle with buying every phase alone
difference in price between bundle and three phases
what percent off is the bundle
how much discount on the beginner phase
what is the saving on phase 2
is buying month by month more costly
bundle lu ya alag alag
alag alag lena sasta padega ya bundle
kuch kam karo na
fees me kuch chhoot milegi
discount milega kya
koi offer chal raha hai
coupon hai kya
can you reduce the fee
please give me some discount I am a student
is the price negotiable
last price kya hai
group discount for three friends
if two friends join together is it less
referral discount
girls scholarship
sibling discount
diwali offer
early bird offer
promo code
best price you can do
worth taking bundle or not
why would I take the bundle
which is more economical
what would the three phases cost if I bought them one by one
do I lose money if I buy phases separately
is it cheaper to take everything at once
could you reduce the fee a bit for me
my friend and I both want to join, do we get something off
any chance of getting it at a lower price
is there a special price for girls
do toppers get a scholarship
fee waiver for orphans
is there financial aid
thoda kam nahi hoga
student hu, discount de do
how much cheaper is the complete bundle
what is the benefit of buying all at once
how much extra do I pay if I go phase by phase
difference between bundle price and separate prices
I cannot decide between the bundle and a single phase
is it smarter to take the package
bundle lena faydemand hai kya
kitna bachega bundle me
in percent how much is the bundle off
which works out cheaper
discount on phase 3
is there any festive sale
i have a coupon where do i enter it
cashback
are the phases cheaper together
in what way do I benefit from the bundle over one phase
save 1500 means what
it says save 18000, what does that mean
33 percent saving on what
is it true that the bundle saves money
what is the gain if I buy the bundle
bundle me kitna discount hai
ek saath lene pe kitna bachta hai
do I get some reduction if I pay at once
do we have to purchase it twice or is there some concession for sisters
what will 18k discount mean here
how come it is 18000 less
do teachers get a discount
army family discount
can you do it for 2500
I can pay 2000 for the bundle, deal?
which plan is the best offer
which is your best deal right now
what is the best value among the plans
best offer kaunsa hai
sabse accha offer kaunsa
what does best offer on the bundle card mean
which deal gives more for less money
is the bundle worth it if I finish all three
is it worth paying for all three at once
paise ke hisab se bundle lene ka koi fayda
paise bachane ke liye kya lu
how can I save some money on this
how do I get it for less
I want to know whether the package works out cheaper
do I save anything by taking everything together
suppose I buy them one after another, how much more would it be
ek ek karke lene se kitna zyada lagega
the combo against single phases in money terms
three phases separately or together, which costs less
any concession for a single mother
we are a poor family, can you lower the fee
my father is a farmer, any help with the fees
any help with fees for needy students
fees me thodi madad ho sakti hai
any relaxation in fees
kuch relaxation milega kya fees me
sc st students ke liye concession
concession for a handicapped student
my two children want to join, do we get something off
agar paanch dost milke le to kam hoga
twenty students of our college, any group rate
special rate for a school
if I refer a friend do I get something
do old students get a lower price
festival discount milega
is there any code to apply for a lower price
any student offer running
is bargaining possible
kam se kam kitne me doge
final kitna loge
thoda adjust kar lo fees me
2500 me de do na
how much percent do I save
what percentage is off on the bundle
is 18000 really saved
kitne percent off hai
what reduction is there on the middle phase
do merit students pay less
concession for a girl child
defence family discount
which option gives the most for my money
is the all in one plan a better deal than one month
kaunsa plan lene me fayda hai
do I gain anything by buying all together
what deal can you give me
which plan is the most value for money
value for money plan
do I pay less when I take all the months
is it less if I buy all three
can I get some amount off as I am unemployed
jobless hu, fees me kuch kam
my cousin and I are joining, kuch discount
which plan should I buy to spend the least on all three
bundle se kitne paise bachenge
amount off for needy families
how much less is the package than the sum of the phases
do I get a better rate with all phases
does taking all phases cut the cost
is the total lower when I take all phases
`,
  listPrice: `
what is the list price of the bundle
original price of the course
what was the price before the discount
actual price without offer
mrp of the bundle
regular price of the beginner phase
full price before discount
what is the crossed out price
normal price of phase 3
old price
how much is it without the discount
what is the struck price
original fee of the intermediate phase
pehle kitne ka tha
asli price kya hai
undiscounted rate
usual price
what does it cost normally
what was it priced at earlier
why is 21000 crossed out
what is the mrp
is 21000 the real price
what is the undiscounted price of phase 1
earlier price of the advanced phase
original kya tha price
save 18000 likha hai, original kitna tha
discount se pehle kya rate tha
what was the original amount
actual fees kitni hoti hai
how much was it earlier
the price with a line through it, what is that
what is the bigger number next to the price
what amount is struck off on the bundle card
upar jo kata hua price hai wo kya hai
kata hua rate kitna hai
without the offer how much would it be
if there was no offer what would the bundle cost
bina discount ke kitna
bina offer ke price kya hota
what did people pay before
fee of phase 2 before the discount
actual mrp of the intermediate phase
what was the bundle before the price cut
from what amount was it brought down to 3000
down to 3000 from how much
was it really 21000 before
what did the beginner month cost originally
pehle ki fees kya thi
purana price batao
what is it without any offer
why are there two figures, one of them cut
marked price
what is the marked price of the advanced phase
how much would I have paid without the discount
asal daam kya tha
what is the non discounted fee
fee without any discount
what is the fee if the discount is taken away
discount hata do to kitna hai
without sale price
`,
  offerEnd: `
until when is the offer valid
when does the offer end
how long will this price stay
will the price increase soon
are the prices going up
is this a limited time price
till when can I get it at this rate
last date of the discount
offer kab tak hai
ye price kab tak rahega
price valid till
when does the sale end
will it still cost 3000 next month
can I buy later at the same price
does the deal expire
price hike
is the offer still on
is the 3000 price only for now
by when should I buy to get this price
price badhega kya
does this offer have an expiry date
how many days is the discount there
will you raise the fee
till which date is the fee fixed
when do these prices stop
how many days left for the offer
offer ki last date
is the sale over
sale khatam ho gayi kya
kab tak 3000 me milega
will I pay more if I join in two months
if I wait till next month will the price be the same
can I wait for a month or will it become costly
agle mahine bhi yahi rate rahega
baad me mehenga ho jayega kya
till when is the present fee applicable
I get my salary next week, will the price still be there
suppose I decide after my exams, is the price the same then
deadline for the discounted price
is there any hurry because of the price
when will the fee go up
rate kab badhega
does the discount run out
from what date do new prices apply
how long have I got to buy at this price
is it a permanent price
are these prices fixed
offer chalu hai abhi
has the deal expired
offer ke liye jaldi karna padega kya
end date of the best offer
kya discount sirf kuch din ka hai
is the discount only for a few days
fees badhne wali hai kya
how long is the 3000 valid
how long is this price valid
validity of the offer
offer ki validity
is it going to be costlier later
will it get costlier
will the fee be more next year
baad me price badh jayega kya
agar do mahine baad lu to yahi price milega
baad me lu to kya price yahi rahega
`,
  refund: `
what is your refund policy
can I get my money back
will you return my fees if I do not like it
refund
money back policy
how do I cancel
if I leave in the middle do I get anything back
can I cancel and get a refund after a week
what if I am not satisfied
what if I drop out after the first month
I changed my mind after paying what happens to my money
my son lost interest can we get the fee back
do you refund if I fall sick
is the fee refundable
partial refund
how many days for refund
refund kaise milega
paise wapas milenge kya
agar pasand nahi aaya to paisa wapas
fees return hogi kya
paisa vapas
course chhod diya to paise milenge
cancellation charges
is there a trial period with money back
not happy with the course want money back
can I withdraw my enrollment and get the amount
how to claim a refund
what happens to my payment if I quit
what if the classes are bad do I lose my money
is my money gone if I stop
reimbursement
chargeback
30 day money back
is there a cooling off period
if I dont understand anything will you give back the fee
can I return the course
how many days do I have to ask for my money
how do you handle refunds
if I stop after the first month is anything refunded
suppose I pay and then cannot continue, what about my money
will I get my fee back if I get a job in between
what are the rules for getting the fee back
can I ask for my money within seven days
do I get my money back if I cancel before starting
beech me chhod du to paise wapas?
not interested anymore, return my payment
is cancellation possible
how does cancellation work
what if I paid twice by mistake
I paid but I dont want the course now
money back guarantee
is there a money back guarantee
money back guarantee hai kya
fees wapas karne ka rule
can I get half of the fee back
is it non refundable
refund rules
after paying can I change my mind
will you keep my money if I leave
in case of illness is the fee returned
refund hoga kya agar na karu
paise wapas hone ka chance hai
can i get refund if i dont like it
if I quit will you give my money
what if I am unhappy after a week
my money is gone if I dislike it?
suppose my daughter does not enjoy it, do we get the fee back
what if I dont like the first week, can the money come back
do you give the money back to students who leave
is there any way to recover the fees
paid yesterday, want to cancel
how many days do I have to cancel
within how many days can I take my money back
kitne din ke andar paise wapas mil sakte hai
mann nahi laga to paise wapas?
samajh me nahi aaya to paisa lautaoge
fees refund hogi ya nahi
agar main join karke chhod du to paisa
ghar me problem aa gayi aur chhodna pada to fees ka kya
I may be transferred, can I cancel and get the amount back
what if you shut down, do I get my money
my parents ask if the money can be returned
will the fee be returned if he cannot keep up
if my laptop breaks and I cannot go on, is the payment returned
I want out, how do I get my cash back
I would like to withdraw
do I lose the 3000 if I stop
is the 3000 gone once I pay
policy on returning fees
reversal of payment
can I cancel one phase of the bundle and get that part back
I paid for the bundle but want only phase 1, do I get the rest back
baaki phases ka paisa wapas milega
cancel kar du to kitna katoge
any deduction when I cancel
is there a penalty for leaving early
what are the terms if I cancel
bought the wrong plan by mistake, is the money returned
galti se payment ho gaya wapas kaise hoga
do you return the fee in a medical emergency
before I pay I need to know about getting money back
does the fee come back if I am not satisfied
course pasand na aaye to
can I get out of it after paying
if the teaching is poor do I get something back
full amount wapas milega ya aadha
who decides about refunds
refund ke liye kisko likhna hai
how long does it take for a refund to reach my account
is my money safe if I change my mind later
what happens to the fee if I never start
join kiya par kiya nahi, paise milenge wapas
do I get back the fee of the months I did not use
parents want to know what happens to the money if the child gives up
beta beech me chhod de to fees ka kya hoga
I bought phase 2 and it is too hard for me, return possible
fees adjust ya wapas ho sakti hai agar main na aau
fees lautayi jayegi kya
do you have a return window
are payments final
is the payment final or can it be returned
what if I need to leave because of a job, is the fee returned
job lag gayi to fees wapas milegi
paid the fee but cannot attend, what now
naukri lag gayi aur chhodna pada to paise
will you give back the fee
will the money be given back
paisa return hoga kya
is there any return policy for the course
is my fee wasted if I leave
pay me back if I leave
what if my child refuses to continue, is the fee lost
agar bachha na padhe to fees wapas
kya fees return hoti hai
can the fee be returned if we move to another city
what happens to my fee if I leave for a job
`,
  guarantee: `
do you guarantee satisfaction
what does satisfaction guaranteed mean
skill improve guaranteed means what
what is your guarantee
is there any guarantee that I will learn
do you promise my skills will improve
any assurance that it works
what do you guarantee
can you guarantee I will become good at coding
is satisfaction assured
guarantee hai kya
kya guarantee hai ki main seekh jaunga
what is the skill guarantee
warranty
terms of the guarantee
what if my skills do not improve
how can you promise satisfaction
what does your satisfaction guarantee cover
how do I know the guarantee is real
the site says skill improve guaranteed, explain
is there a guarantee of results
do you guarantee that I will be able to code
are results guaranteed
pakka seekh jaunga kya
kya pakka skill badhegi
what is meant by the satisfaction badge
the badge says satisfaction guaranteed, what does it cover
can you assure me that I will learn
do you take responsibility if I learn nothing
is the skill improve promise real
kis baat ki guarantee dete ho
likh ke doge ki seekh jaunga
written assurance milega kya
how sure are you that my child will improve
pakka promise
what if I still cannot code after it, you guaranteed it
is your promise only for show
does the guarantee have conditions
conditions of the satisfaction promise
what stands behind the guarantee
can you give your word that my skills get better
satisfaction guaranteed ka matlab
any assurance for parents
bachhe ke improve hone ki guarantee
on what basis do you guarantee improvement
guarantee kaise de sakte ho
does the guarantee hold for a single phase
is my learning assured
`,
  demo: `
is there a free trial
can I attend a demo class
demo lecture milega
can I try before I buy
is the course free
is it free of cost
do you have a free version
can I see a sample lesson
can I watch one class for free
trial class
is the first day free
any free classes
free me hai kya
muft me milega
kya ye free hai
do I have to pay or is it free
is any part of it free
preview of the course before paying
can I check the quality before paying
free demo
how can I test it out first
first week free?
bina paise ke seekh sakte hai
can I get it for free
want to see a sample before joining
0 rupees
any sample class I could see
may I attend one session before paying
is there something I can try without paying
before spending money can we see how you teach
sample video dikhao
demo session kab hai
is there a free part
does it cost anything or is it free
is this a paid course
ye paid hai ya free
can students get it free
is there a lite version
can my son sit in one class before we pay
let me see one lesson first
is any day open for everyone to view
trial lesson for my kid
ek class free me dekh sakte hai
pehle dekhna hai phir paise dunga
pehle try karna chahta hu
sample class ka link
can I look at the teaching before I decide
can I experience a class before buying
free hai ya paise lagte hai
is there no fee at all
is the first phase free
is there a free phase
I have no money, can I still learn here
paise nahi hai, free me sikha do
three day trial
seven day trial available
can I try first and pay if I like it
do I have to pay to see the lessons
is this free of charge or paid
free trial kitne din ka
without paying how much can I see
trial version
demo
demo class chahiye
my daughter wants a demo first
free course hai kya ye
give me a taste of the lessons before I pay
ek baar dekh lu phir lunga
can we have a look at one day for free
is it without any fee
is there any complimentary class
are the lessons free of cost
no fee course?
is it without fees
can I join without fees
`,
  bundle: `
what is in the complete bundle
what does the bundle include
what all comes in the bundle
tell me about the complete bundle
what do I get for 3000
bundle details
bundle me kya kya milega
complete package me kya hai
what is included in the full package
everything included in the bundle?
features of the bundle
what do I get if I buy the complete course
what is included for this price
explain the bundle plan
poore package me kya milta hai
does the bundle have all 58 days
does the bundle cover all three phases
what is the complete bundle
what all do I get in the package
what comes with the 3000 plan
does the bundle include mentorship and certificate
is the certificate part of the bundle
what is the content of the combo
full package details
complete bundle me kya kya hai
what is meant by complete bundle
everything in one plan?
what do I receive with the all in one plan
what is inside the combo
what am I buying with the complete bundle
does the bundle come with everything
3000 me kya kya aata hai
teen hazaar me kya kya milega
poora package lene pe kya milta hai
bundle wale plan me kya hai
is anything left out of the bundle
is something missing in the bundle
is the bundle all three months
is the bundle the whole course
what does my son get when I buy the full package
list the features of the complete plan
what all is covered under the package deal
complete bundle ka matlab
bundle means what
package ki details bhejo
combo plan me kya hai
is there one plan with all included
a plan that has everything
what does a bundle student get
explain me this bundle
which things come under the bundle
what do I get for my money with the bundle
what all will I have with the full bundle
what does the 3000 pack contain
what is there in the 3000 rupees pack
does complete bundle mean all the months
does the bundle mean month 1, 2 and 3
is the bundle for all three months
what things are in the all phases pack
what do you give in the bundle
bundle lene par kya kya milega
complete bundle kya hota hai
bundle ke andar kya hai
what is the difference in what I get between bundle and one phase
`,
  singlePhase: `
can I buy only one phase
can I take just the advanced phase
is it possible to enroll in a single phase
can I join month 2 directly
I only want the intermediate phase
can I skip the first phase
I already know python can I start from phase 2
do I need to do the beginner phase first
may I take phase 3 without phase 1 and 2
sirf ek phase le sakte hai kya
seedha advanced le lu
sirf beginner phase karna hai
is it compulsory to take all phases
must I buy all three
can I buy the phases one after another
can I take phase 1 now and phase 2 later
can I upgrade to the bundle later
only html css part can I buy
I know the basics, can I jump to intermediate
can I start at the advanced level
do I have to complete beginner before intermediate
single phase purchase allowed?
can I do the last month only
phases separately available?
ek hi phase kharidna hai
pehla phase skip kar sakta hu
I am intermediate coder which phase should I take
where should I start if I know html
is there an order to the phases
I have done a python course already, is phase 1 necessary
can I do just the react and node month
do I have to pass phase 1 to enter phase 2
I am good at html and css already, which phase suits me
I have two years of python, where do I join
can I directly take the bots phase
can I take only bots
can I leave out the first month
can I take two phases only
do phase ek saath le sakte hai
two phases at the same time possible?
can I take phase 2 after some months
agar mujhe basics aate hai to kya karu
basic aata hai, aage se start kar sakta hu
is buying one part allowed
I need only the last phase for my project
do the phases have to be done in order
can someone skip beginner
what if I already know html and python
which phase should a person with c knowledge take
is phase 1 compulsory
only advanced chahiye
whats there for someone who already finished html css js
may I buy the middle part now and the last part later
I have completed a web course, what should I pick
I know python well, what is left for me
can I take the parts in a different order
can I begin with the third and do the first later
do I need phase 1 if I can code in java
is it fine to do only the start
which phase do you suggest to a college student who knows c
can I take the python month by itself
is it okay to join only for the bots
I just need the ai part, can I have that alone
mujhe bas react aur node chahiye, baaki nahi
sirf bots wala hissa le sakta hu
could I purchase the security part without the rest
I finished html and javascript elsewhere, where do I join
my son knows a bit of python, from where should he start
she did java in school, should she take the first month
I am a working developer, do I need the first month
three years in it, which phase for me
do I have to sit through the basics again
basics mujhe aate hai phir bhi phase 1 lena padega
beech se join kar sakte hai
direct third month me admission
direct last phase me le lo
is it a must to go phase 1, 2, 3
can I choose which months I take
can I pick and choose the phases
what if I want only two of them
can I do the first and third and leave the second
suppose I finish phase 1 and then want the rest, is that possible
can I add the other phases later on
baad me baaki phase le sakta hu kya
abhi ek phase, baad me dusra
can I stop after one phase
sirf ek mahina karna hai
only one month, allowed
do you sell phases singly
is each part sold on its own
not the whole course, just one portion
I dont want all of it
pura course nahi chahiye sirf ek part
is phase 2 understandable without phase 1
will I cope in advanced without doing intermediate
can a fresher go straight into the ai month
I know coding already, what should I take
which of the phases fits me if I can already make websites
which phase for someone who knows python but not javascript
kya teeno phase lena zaroori hai
can we take it phase by phase as my son progresses
kya main beech ke phase se shuru kar sakta hu
beech wale phase se start karna hai
can I start in the middle
may I begin with the second month
sirf python wala phase chahiye, baaki nahi
`,
  enroll: `
how do I enroll
how can I join
how to register
what is the admission process
steps to sign up
where do I sign up
I want to join
I want to buy the course
how to apply
where is the enrollment form
enroll kaise kare
join karna hai
admission lena hai kaise le
mujhe ye course lena hai
kaise kharide
registration process
registration link do
sign me up
enroll me in the beginner phase
how do I book a seat
I would like to start, what should I do
what details do you need to enroll me
which documents are needed for admission
where do I click to buy
how do I purchase the bundle
how can my daughter register
want to enroll my son
take admission
seat available?
are seats left
is there a limit on seats
what information do I have to give when enrolling
can I enroll by phone
is admission open
admission open hai kya
form kaha bharna hai
how to get started
how do I begin
interested in the course, next step?
I am interested
can my parents sign me up
enrolment procedure
joining procedure
buy now
do I need an account to enroll
how do I get access to the course
could you tell me how the enrollment works
what are the steps to take admission
where can I fill the form
I have decided to join, what now
I want to get my brother enrolled
how to buy phase 2
which button do I press to join
can I enroll from my mobile
is there a registration form
please enroll me
kaise join karu
admission ke liye kya karna padega
mujhe join karna hai
how do I become a student
I am ready to start, how do I proceed
what do you need from me to sign up
is my email enough to enroll
do I have to give my phone number
is aadhaar needed for admission
is there an admission test or interview
how many seats are left
is registration going on
is it first come first served
can I enroll two children with one form
book my seat
i want this course
apply kaha kare
how 2 join
i wanna join
want to take admission
join krna hai
course lena hai kya karu
how can we apply for our son
how do I go about joining
what is the way to get in
pls enroll me
where is the join button
how many of us can join with one payment
can I gift the course to a friend
I want to give this course to my niece
how does one get in
what's the way to join you
I'd like to book a place
is there any form for admission
can I enroll for next month now
I am convinced, sign me up
what should I do to get in
how does my daughter get a place
where do I put my name for the course
I am a teacher, how do I register ten students
could you register my son
bete ka admission karwana hai
beti ko join karwana hai kaise karu
naam kaise likhwaye
admission kaise hoga
admission form
form ka link bhejo
I made up my mind, where do I go now
which page do I go to for joining
what is the first step to become part of it
what do I fill while registering
do you need my marksheet or id proof
documents kya kya chahiye
is a photo needed for registration
can I sign up without an email id
I have only a phone number, can I enroll
can I register without a phone number
do you still take students
are you still accepting people
abhi admission chal raha hai
can I register for my wife
can I buy it as a birthday gift
how do I choose a plan and join
how do I enroll for phase 3
how to get admission in the beginner phase
advanced phase me enroll karna hai
count me in
I am in, what do I do
ready to buy
want to purchase the complete bundle
bundle kharidna hai
course kaise kharidu
how does a working person sign up
how can a school student register himself
does a minor need a parent to register
mere bhai ko bhi join karna hai
start krna h kaise kru
what is your joining process like
how many minutes does it take to register
is online registration there
where is the enroll now button
how do I tell you that I want the python phase
how can I get my cousin admitted
get my nephew admitted
I wish to become your student
I would love to be a student here
how do people join
how do parents admit a child
`,
  afterRequest: `
what happens after I enroll
what happens after I send the request
what happens next once I submit the form
do I have to pay when I submit the enrollment request
does sending the request cost anything
will someone call me after I register
who contacts me after the request
how long after enrolling will you contact me
I filled the form, now what
I sent the request but nobody called
I have already applied, when will I hear from you
no reply to my enrollment
form bhar diya ab kya
request bhejne ke baad kya hoga
call kab aayega
kya form bharte hi paise katenge
is the request binding
am I committed once I press enroll now
is filling the form free
do I pay on the website
will I be charged immediately
when do I pay after enrolling
after submission what are the next steps
how will I get confirmation
do you confirm the seat
will I get an email after enrolling
can I change my plan after sending the request
enroll now button takes me where
once I apply how does it go on
after I press the button what happens
how does it go on after the form
and then what happens
do you call us or do we call you
someone will contact me?
will you send me the payment details after the form
I submitted my details last week
my request is pending
did you get my form
enroll kiya tha, koi call nahi aaya
form submit karne ke baad kya hota hai
will a person talk to me before I pay
is it okay to send the form just to ask
does pressing enroll now mean I must pay
can I cancel my request
what is the next step after signing up
how do I know that my registration went through
when will I receive the course after I apply
once my name is in, what is next
I pressed enroll now, what should I expect
form fill kar diya hai aage ka process
will money be taken as soon as I submit
does the enroll button charge me
kya enroll now dabate hi paise kat jayenge
submit karne pe payment hoga kya
how do you get back to those who enroll
who will ring me after I enroll
kaun call karega form ke baad
kitne din me contact karoge form ke baad
did my enrollment reach you
mera form mila kya
registration ho gaya ya nahi kaise pata chalega
I did not get any mail after enrolling
no call came after registering
applied two days ago and still waiting
waiting for your call since I applied
can I take back my request
I gave a wrong number in the form
wrong email in my enrollment, what now
I chose the wrong plan in the request, can it be changed
do I promise anything by sending the form
am I bound to buy after the request
just enquiring, does the form force me to pay
will you send me a link to pay afterwards
when do the payment details reach me
how will I be told that I am in
after you contact me what do I do
what happens between the form and the first lesson
does the team call parents too
will my father get a call after I register
form bhara tha kal, koi jawab nahi
if I only send the request do I owe anything
is there any risk in pressing enroll now
what comes after the enrollment form
abhi tak kisi ne contact nahi kiya
nobody has contacted me so far
what follows after enrolling
enrollment form ke baad kya hota hai
`,
} as const;
