/** The tools and services that come with the course. */
export const extraExamples = {
  tools: `
which tools do I get
what tools are included
what do I get with the course
which software comes with it
what are the benefits
what freebies are included
what else do I get
which subscriptions are included
kaunse tools milenge
kya kya milega
list of tools
name the premium services
what is the worth of the tools
how much are the tools worth
free tools
are the tools free
do I have to buy the tools myself
tools ke paise alag se
perks
benefits of joining
what extras come along
what is included
what premium stuff do students get
bonus
sath me kya milega
software free milega
included services
what all resources will I get
are paid tools included
what goodies do I get
does the beginner phase include the tools
are tools available with a single phase
value of free tools
which services come bundled for free
does the fee include the tools
what do I get apart from the lessons
do I get any software
do I need to buy any software
name the tools I will get
what are the freebies worth
are all these tools really free
kya tools free hai
kitne ke tools milenge
what else comes with the course
what is given to the student
premium accounts milenge kya
do single phase students also get the tools
what is the worth of everything included
benefits?
what benefits will my child get
wat tools i get
kya kya free milta hai
free me kya kya hai
what comes free
how many things are free
is the course tools list available
what do I receive along with the lessons
do we keep the tools after the course
which paid things are free for us
what extra things does a student receive
is there anything free along with the course
what do we get on top of the classes
course ke sath aur kya milta hai
do I have to spend on software separately
do I need to purchase any licence
kya software khud kharidna padega
which paid apps will my son get to use
will my daughter get the tools with one phase as well
what are these 5000 dollar tools
5000 dollars worth of what
how come tools of lakhs are free
is the value of the tools real
what is the total value of the things you give
list all benefits with names
which benefits are there for students
what are the course benefits in short
sab tools ki list bhejo
do you provide the required software
what perks does enrolling bring
do you provide any paid subscription
anything extra for joining
tell the freebies
which premium things do I get access to
do I pay for the tools after the course
will the tools stop after three months
tools kitne din ke liye milte hai
are the services given in the first month itself
tools kab se milenge
when are the tools handed over
who pays for the paid software
khud se kuch kharidna hoga kya software wagera
what is in the benefits section
which stuff is given at no cost
kaun kaun si cheeze free milti hai
which things are given free with the course
course ke sath free kya hai
`,
  aiTools: `
how many ai tools are included
how many ai tools
which ai tools do I get
number of ai tools
how many premium services
ai tools kitne hai
is chatgpt plus included
ai subscriptions
ai tools list
count of services
21 ai tools?
which ai software will I get
how many tools in total
how many services come with it
how many premium services are bundled
how many ai tools will I get
will I get any ai tool subscription
kaunse ai tools milte hai
do I get a paid ai assistant
number of tools and services
which of the tools are ai ones and how many
how many of them are ai
ai wale tools kitne hai
name some ai tools that I get
what number of ai tools come along
will I get the paid version of chatgpt
gpt plus milega kya
are paid ai apps provided
ai subscription free me milegi
which artificial intelligence apps do students get
21 ai tools konse hai
21 tools means what
10 premium services kaunsi hai
what are the ten premium services
how many paid services are there for us
total kitni services milti hai
do I have to buy chatgpt on my own
ai tools ka paisa alag hai
do phase 1 students get the ai tools too
how many tools does my son get to use
count of ai apps included
kitne ai tools free hai
ai software for students, how many
what ai stuff is given to us
is a paid ai coding helper given
tell me the number of premium tools
`,
  codePlan: `
what is the premium code hosting plan
is github pro included
do I get github premium
github student pack milega
code hosting plan
is the github plan free
how long does the code hosting plan last
premium github account
paid plan for repositories
how do I claim the code hosting plan
github plan
is copilot included with the github plan
what do I need to claim github pro
is the github plan free for me
do I get a paid github account
github pro milega kya
for how long is the code hosting plan
is gitlab premium part of it
what is included in the code hosting plan
github premium wagera milega
is the premium plan of github given
do I get gitlab or github paid
is the code hosting thing free forever
what do I do with the code hosting plan
is the paid repository plan mine to keep
do you give github pro to students
is a paid account for storing code provided
the plan where my code is kept, is it paid by you
premium plan for keeping my code online
is a private repository included
private repos milenge kya
how many months of github pro
github pro kitne time ke liye
do I need a college id for the github plan
is a student email needed to claim github premium
I am not a student, can I still get the github plan
when do I get the premium code hosting
what is the code hosting plan in simple words
code hosting plan ka kya fayda
code hosting premium kya hota hai
what can I do with github pro
which code hosting plan do you provide
is the repository plan for every student
`,
  hosting: `
is hosting included
do I get free hosting
hosting free milegi
do I have to pay for hosting
web hosting
where can I host my site
is there a hosting plan
how long is hosting free
hosting?
who pays for the server
free web space
server space included
do I need to pay for hosting separately
kya hosting free hai
where will my site be hosted for free
is free hosting part of the course
how long will my site stay hosted
do you give us a server
can we host our college fest site with what you give
can I host more than one site
does the free hosting expire
who keeps my site running
where will my website live and who pays for that
does my site stay online without paying
do I have to buy a server for my projects
website online rakhne ka kharcha kaun dega
hosting ke paise dene padenge kya
hosting kitne din free rahegi
is the web hosting for a year
can I run the site of my shop on the free hosting
will my site go down after the course
what hosting do you provide
which hosting company is it
is hosting given to phase 2 students
server milega kya projects ke liye
free server for my app
do I get space to keep my website
a place on the internet for my site, is it given
is hosting unlimited
how many sites can I host
hosting renew karni padegi
website chalane ke liye hosting doge
do you host our apps or must we
who bears the cost of hosting
can I keep my site online after the course for free
hosting ka kharcha kaun uthata hai
will you host my app for free
`,
  domain: `
do I get a free domain
is a domain included
domain free me milega
can I have my own website name
do I need to buy a domain
which domain do I get
is it a .com domain
.me or .tech domain
custom domain
own website address
domain name
will I get my own url
can I choose the domain name
how long is the domain free
website ka naam
do I get my own website address
do I need to buy a domain myself
kya domain milega
what domain name will I get
can I have a .in domain
is the domain free for life
is the domain mine
will my site have a name of its own
can my site have my own name as its address
do I get something like myname.me
mere naam ki website milegi kya
apne naam ka domain
website ka apna address milega
is a dot in name possible
dot com milega ya nahi
do I pay for the domain next year
domain renewal kaun karega
for how many years is the domain
which extension does the free domain have
what ending will my web address have
can I pick any name for my site
when do I get my domain
will the domain be in my name
do I keep the domain after the course
I already have a domain, can I connect it
is the web address free or paid
tech domain free me milega
how much is the domain for me
does phase 1 give a domain
will I get a dot com
do I get a com name for my site
`,
  databaseHosting: `
is database hosting included
do I get a free database
free database hosting
who pays for the database
hosted database included?
database ka kharcha
is the database free
database hosting
do I get a database for my projects
do I have to pay for the database
where is my database hosted
is a hosted database part of the benefits
database free milega kya
is there online storage for the data of my app
where will the data of my app be kept and who pays
will I have to buy a database server
database online rakhne ka kharcha
free db milega
free db for students
is my database kept running after the course
how long is the database free
hosted database kya hota hai benefits me
db hosting charges
is database space included in the fee
is the database server free
is there free database space
database server free milega
do I get a hosted db
hosted db ke paise
`,
  ssh: `
is an ssh client included
which ssh client do I get
ssh
ssh software
do I get a terminal client
what is the ssh client for
how do I connect to servers
professional ssh client
ssh client free hai
what is the ssh tool you give
is a paid ssh client part of the tools
why do I need ssh
what is that ssh thing in the benefits
ssh client kya hota hai
ssh kis kaam aata hai
is the ssh app paid
which software do I use to log in to a server
a tool to connect to my server
server se connect karne ka tool milega
do you give software for remote servers
is the professional ssh client free
ssh client ka naam
ssh client kitne din ke liye
how do I reach my own server from my laptop
will I get a paid terminal app
is ssh needed for a beginner
a tool for logging into servers
software to log into my server
`,
  workspace: `
is there a workspace tool
do I get a note taking tool
workspace tool
is notion included
where do I keep my notes
planning tool
tool to organise my work
workspace kya hai
what is the workspace tool
do you give a tool for notes and planning
is there an app for organising my study
workspace tool free?
where do students write their notes
do I get something to plan my study
notes likhne ke liye koi app
is there any planner
planner milega kya
a tool for keeping my notes
how do I organise my learning, do you give a tool
notion premium milega
notion ka paid plan
what is this workspace tool in the benefits
workspace tool ka kya use hai
do you provide a notebook app
an app to keep my work in order
is the notes tool free for us
which workspace app do you give
which app for planning is given
an app for planning my days
notes kaha rakhu
notes kaha likhe
where can I save my study notes
`,
  interactive: `
what is the interactive learning subscription
how long is the interactive learning subscription
interactive lessons
interactive learning
6 month subscription of what
how long does the subscription last
what are the interactive lessons
lessons in the browser
do I get a codecademy subscription
is datacamp included
subscription kitne mahine ki hai
how many months of interactive learning
are subscriptions valid for one year
are there lessons to solve in the browser
what is interactive learning in your benefits
interactive subscription kitne time ka hai
what is the six month thing
6 mahine ka subscription kis cheez ka hai
six months of what exactly
which website gives the interactive lessons
browser me coding practice wala subscription
is there a site where I solve exercises online
is the practice platform paid by you
interactive lessons ke paise alag
after six months what happens to the subscription
subscription 6 mahine baad band ho jayegi
can the learning subscription be extended
do I get to practise code in the browser
is datacamp free for us
interactive learning ka matlab
for what time is the learning subscription valid
do I get interactive lessons with phase 1
online practice subscription milegi kya
is there a browser based practice site
practice in the browser, is it part of the subscription
half year subscription of what
`,
  premiumCourses: `
do I get premium courses
which premium courses are included
access to premium courses
premium courses
how long can I use the premium courses
other courses included?
bonus courses
extra courses milenge
do you give access to other courses
how many months of premium courses
do other courses come with this
extra courses free hai kya
what are premium courses in your benefits
which other courses can I watch for free
are more courses given with this one
is there access to additional courses
aur courses bhi milte hai kya sath me
premium courses kitne mahine
premium courses kaunse hai
can I study further topics with the premium courses
how long do the premium courses stay open
6 month access to which courses
are the premium courses paid separately
premium course list
do I get paid courses free
bonus me koi aur course milega
will my kid get other courses too
`,
} as const;
