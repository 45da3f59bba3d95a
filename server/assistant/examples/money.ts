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
`,
} as const;
