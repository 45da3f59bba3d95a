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
`,
} as const;
