/**
 * Ordinary English words that stand one or two letters from a word of the glossary. They are spelled right as they
 * are: without this list a `match` would be read as a `batch` and a `feed` as a `fee`. Made from a list of common
 * words; a new word in the glossary may want a neighbour of its own in here.
 */
export const ordinaryWords: readonly string[] = `
aback abate abide abler ably abode abort abound abscess absolutely absolutest absolve abstention academic acceded
accent accosted accuses ache acre acreage actives acts actuary adage addition additionally addressee advantageous afar
afflicted afresh aged agitation aglow aground ahead aide aided ailed aired aisle ajar alas alga alight alignment alike
alive allayed alleged allot alloy alluded allured ally alms alter alto amble amending amiss amp amply analyses analyst
analytical anew animating anon antibody ants anythings apes appalled appending applaud applicator approval apter aptly
archive arcs ardent arena arguing aria arise arks arm arraigned arrears artificially ascending ashed askance askew
aspired assemble assembler asserted assisting assorted assureds asynchronously atone attendant attentive attesting
auction audio auditor aunt aura autocrat automatic autopsy aversion aviation avoidable awes awhile axis axle babe
babying backers backhand backings bade baggier bagging bailing bait bake baked balance bald bale baled ball balmier
bandage bandier bandy bang bani banning barb bard barer barge bark barn barrener barring barrister base baser basil
basin basis bask bass basted bath bats batter battery battles baud bawdier bawling bayed beach bead beak bean bear
beast beat beater became bedside beech beef beer bees beet began begging beginnings begun belches bell bellow belongs
belt belying bemuses benches bend bent berried berries beset besiege bets bettor biased bidding bile bind binning
birches birding bitch bite bitter black blacken blanch blank blare blast bleak bless blight blinding blink blithe
blither blob bloc blogger blogging blot blotches blotter blouses blow boar boas boasted boat bobs body bogs bogus boil
bold bolder bolt bonding bone bony bookend boom boon boor boos boost booth booty bore boring boss botch bother bough
bounces bout bowl bows bra braise braking brandies branding brash brasher brat braying brazier breach bread breasts
breather breaths bridling bright brine brink briny britches broaches broaden broader broiler broke broker brooches
brook broth brotherly brought browner browse brunch brush buck budding budge buffing bugging bugling builder buildings
bulging bulking bull bullying bumming bumping bunches bung bungle bungler bunk buoy bureaus burlier burning burping
burring bury bush bushy busiest bust butcher butt butter buttery butting buzzing cabbing cable caboose caching cackled
cage cajoled cake calf caller callings callous callus calm camel cameo campers cancer candled cane cankering canning
cannon canoeing canter cape capered capping captors cared careless caressed cargoes caroused carp carpets carried
carrier cart cartels carve cased cask cast casters castled catcalled catchings catchy catered caterer caulked cause
cave caved caverns caws cease cede ceded ceiling cello censure central century certainty certifies chaffing chafing
chained chair chalice chalked chamber champ chant chaotic chap chapels chaplain charger chariot charity charm charred
chart charter chase chassis chaste chasten chaster chatted chatter chattier cheapen cheaply cheapness cheat checker
checkup cheek cheep cheer cheesed chewier chewiest chick chicken chiding chill chinked chinned chipper choicer choke
choosier choosy chopper chopping choruses chose chow chromes chuck chuckled chug chum cider cinching cite clack clam
clamp clan clanged clanking clapper claps clarity clash clasp classic classify classy clatter clause clawing clean
cleaner cleanest cleanly cleanses clearest clearings cleat cleave cleaver cleft clerked clink clip cloaked clocks clod
clog closely closer closest closet clothed clotted cloudy clout clove clover clowned clucked coaling coalitions
coarsen coarser coarsest coast coaster coat coaxing cobs cocking cocoons codded coerced coffer coffined cogs coiling
coining coke coked cold colder collage collared collate colleague collection collide colonel colones colt coma comb
combated comelier comet comfortably comings commander commando commence commend comment commodity commune communion
communism communist commute commuter compact compacter compaction companion compass compassion compelling compels
compete competition compilation compile complacent completer completest complex complexion compliant complied complies
compose composer composting comprehensive comrade conceal concedes conceit conception concert concerto conclusion
concoct concoction concussion conditional conduct cone confection confers confession confide confine confiscation
conform congest congestion connective connector conning consent constant contain contempt contend contention contest
continent contort contract contrast contrives convection convene convent convention converged converse conversion
conveyed convict conviction cooed cookies cooking cool coolers coop cope coped copiers coppers cord cordons core cored
corking corners corning corpses correction corseting costings costuming cots cottons couch coughing counsel counted
counter county courage courier courser courted courtesy cove covert covet cower cows coyer crabbing cracker crackle
cradled crafted cram cramp craning crank crash crass crasser crassest crate craters craving crazing creaked creamed
crease creation creative creature creditor creeping cremate crest cretins crewing crisped criterion croaked crock
crooked crooned crops crosser crossest crouching crowded crowing crowned crudity cruised crush crust crux cull cups
curator curd cure curios curling currant currency curricula curry cursory curtain curtest custody customary cutting
cycling cyclone cyst dabs daft dairy dais daisy dally dame dams dank dare daring darling darn dated daubing dawn dead
deadlier deadliest deaf dealers dealings dealt dean dearly debt debunking debut decade decays decline decode decorate
decoration decoyed decree decreed deduces deed deem deepen deer defaces defends deference defiles defined degrade
deign deli deluging demises demon demote denials denim denote dens dense dent deny depicts deplete deplore deposed
derail deride derision derives designated designer desired desisted destined detain deter detonator develop deviate
devious devise devolve devotee devours devouter dialect dice died dies differentiates differently digitally dilation
dill dime dims dine diplomacy diplomat diplomata dire directer director directory direst dirt disable disbursed
discard discern disclosed discoursed discuses disguised disgusted disjoint dismissed dismount dissatisfies dissect
distort disused dived diver dividend divined diviner docked dodo doer dogs doily dole doling dollies dome doming
donation donor dons dope doping dosing dote doubly dousing dove downy doze dozing drab drag drawl drawn dreading drew
drifts drip drive drone droop drown drugging drys dual dubbing ducking dudes duding duel duet dukes dulling dumpier
dumpiest dumping dune dunging dunking dupes duping dust dyes dying eagerly earl earnings ears earthing earthly ease
east eater ecological economic economically eddying edict edition educate eighteen eighty elective eleven elimination
elms embodied emerge emergence emergent emir emission emit emotive empire empower empress emulation emulator enact
endings endowment endurance engender engines enhance enjoyment entails entice entirely entirety entitle entrant
entraps entrench entries entwine environmental equation equator erasing especial etch ether ethically evacuate
evacuation evading evenings event eves evicting evil evocative evoking evolution exalt exaltation exceptional excerpt
excesses excessive excises excites exclaim execute execution exemption exert exertion exhort exiling exit expanse
expansion expansive expediencies expel expend experimented expertly explode exploit explorer explosive exposes
expressive expressly extensive extent extolled extort extract fable facet facility fact faction factual factually fade
fading failings failure fainter faintest fair fairest fairy faked falser falsest falter fame fancying fans farce fare
farm farmer farther farthest fascist fasten fastener fate fating fatter fattest fattier fattiest faulty fawning faze
fazing fear feast feather feds feed feet fell fellest fencing fend fester festive fever fiction fiddled fiend fiendish
fifteen fifty fighter filched filed filet filler fillet fillies filmier filth filthier findings fined finer finessing
fire firm firmer firmest fishing fissure fist fitter fittest fiver fixture fizzled flail flak flame flank flap flaring
flash flasher flashest flat flatten flatter flattery flattest flee fleeter flesh fleshier flew flexibly flies flight
flit flog flounced flounder flour flow flower flunked flusher fluster foaling foam foamier fodders foes foibles foil
fold follower followings folly fond fondled forbear forcing ford fore foreigner foreleg foreman foremen foresee forger
forgery forget forging forgo forgone fork formal formerly fort forth forty foster foul founder foundry fount fourteen
foxed fraction frail fraying freed freer freezer freezes frenzies frequency frequent frequenter freshen freshest
freshly freshmen freshness fret friction fried fright frill fritter fro frog fuel functional fund furl furnish fuss
gable gait gala gale gall gallows gals gamed gamer gamest gangway gape garaged garbing gases gasp gavel gayer gays
gaze gear gees gelding gems gene genera generate generation genii gent gentile getaway ghost gilding gill gilt gist
glade glaring glazing glen glide gliders glories glow glower gnawing goad goalies goat gobs gods goggle gold golfing
goner gong goodness goof goofier goofiest gooiest goon gore goring gosling gout governmental gown grabbed grace grader
gradient gradual grafted grain gram grander granite granted grape graphed graphical graphite grasped grassed grate
grave graze greased greet grew griming grin grinding griping grit groaned groping grounds grouper grouses growl grown
grudged guarantor guarded guile guise gums guns gurus gust guts gyrated haggling hags hail hair hale haling hall halo
halt halve hamming hampers handier handy hang hapless happily hardens hardy hare hark harm harp harry harsh hart
hassling haste hastens hatching hate hating hauling haunt haven hawking haying haze hazing heady heal healers heap
hearings heart heat heaters heave heckling heed height heir hell helm hemp herb herd hero herring hews hickory hide
hiding hijacking hike hiked hilt hind hinge hipping hippy hiss historic hitting hive hived hoard hoarder hoaxing
hocking hoed hoeing hogging hoist hole holed holier holiest holler holster holy homed homemade homeward homey homiest
honed honester honesty honey honk hood hoof hoop hoot hopping hording horn hornets horniest horsing hose hosed hostel
hostess hostile hotel hottest housewives housework housing hove hover howl huddling hued huge hulking humaner humanly
hump hung hunk hunt hurdling hurling hurting hush husking hustled hyphens ideally immediate impacting impart impended
implores imposes inaction incense inception incline inconsistency indented individuality induction inertial infection
influxes informational informative inherent initially initiate injecting injunction insertion insider inspection
instancing instant insteps instigate instilling instruct instructive instrument insures integrating intelligent
intense intenser intention intentional intentionally inter interact interaction interactively intercept interject
interment internal interpret intersect interviewer intrude invented invention involve ions iota irate iron isle
iteration iterative jade jailing jamb jars jaws jays jerking jest jetting jinxing jobbing jogging joint jolting jots
joys juicing jumpy junkies junking juts keel keen keepers kelp kilt kinda kindest kindle king kink kite kits kiwi
kneed knew knight knob knot lace lade lading ladles lager lagging lake lamb lambda lame lamer land lane lantern lap
lapel larding largely larger largest larking laser lash lass lateral latex lath lather latter lava laws laxer layer
laymen lazies leach lead leaders leafed leafier leagued lean leaner leanest leaping lease leash leather lectern ledge
leerier leering lefter legal legions legs leisure lend lengthen lengthy lens lent lesion lessen lest lettuce levee
lever libel liberally librarian lice lichens lick lied lieu lifelike lifeline lift lighten lighter lightly liken
likeness liker likest lilt lime limed lined linen liner linger lint lisp listens litter littler lived liven liver
livest loaf loam loan loathed loaves lobbing lobe locales lock lodger lodging loft logged logic loin lolling lone
longings longish loom loon loonier looniest loose loosest loot lope lopping lord lore loser loss lottery lotus loud
loudest lounged louse loved lover lowlier lozenge lugging lung lust lute mace machete machinery mads magnate magnify
maid maim mainline maker makeups male mall malt mama manacle mandate mane mange manger mangier mangling mangy mankind
manlier manly manning manor mansion mantling manures mapping marathon marbling marching mare marina marine mariner
markers markings marring mart mash mask mass massage mast matchbook mate maternal mathematical matting maul mayor maze
meal meanest meat mechanic mechanically meddle meddler median mediate medical meek melt mend menthol menu menus merger
merit mesdames meshing mess mete meteors metering mice midday mien mighty mike miking mild mile mileage milk mill
million mime mince miner mingles minibus minimal mink mint minuet minuter minutest mire misdeed misled misread missile
missive mist mistaken misused mite moan moat modal modicum modular modulate moist mole monk monkey monster moon moot
mope mops mornings morsels moss motel moth motherly motivate motlier motored mourning mousing moussed mouth moved
mover muck muddle muff mulch mulling multi multiples multiplied munch muse mush musk muss musty mutt myth naive naked
nape nation natural nay nearby neat neatly needier needles needy negative negotiate nest nether netting neutral
newbies newer newsier newt nicer niche nick niece nigh nightly nimbler nineteen nodding noes noising none nook noon
norm nose notably notation notches nothings notional noun nude nuder numbed numbest nutting oars obeying objector
odder odes offends officer offsets oily olden olive omen omission onus operatic operation operative oration ores
organism organist oriental orientated orifice originally originate origins otter ounce oust outcries outdoes outdone
outlive outlying outpost outshine outsider ovation oven overate overdrew overeating overgrew overhaul overkill overlap
overlay overlie overlies overrating overt overtly owes oxen packers packet pact padding paged pager pagodas pail pain
paint painter pair palace palatial pale paled paler pall palming palpable pamper panders pane panned pant panthers pap
papyrus parable parched pare park parring parrots parse parson partially particle partied parties partisan passable
passage passer passion passive passport pasta pastures pasty patch pate patents pathos patient pats patters paunch
pauper pave paved pavement pawed pawning payer peace peach peaks peal pear pearl peasant peck peek peel peep pending
penetrating penning pension peppers perfect peril periodic perky permanence permanently peroxided perplex persona
personable personnel pert pertest pertinent pervert pest pesters peter pets petty pewters phonied phonier photon
physically physician physics picket picky piecing pier pigment pill pine pink pinning pint pipe pirated pits pitying
placard placate placid plagued plaice plaid planets plank planner plant plate play playable players pleaded pleas
pleated pliable plight plops plucked plug plum plunging plush plying poached poet pointer poise poker police polishing
poll poop poor pops pore pork porpoise portable portent porters portray pose postal posters postmark postmen posture
posy pot potion pouch pout powder powdery practicable practically praise pram pranced prawning pray prayers preach
precede precious preciser preempt prefect prefers prefixes premier premise preserve presided presume prevent previewer
previously prey prick prickle prickly pride pried primary primate prime primers primped prince princess printer
privately privater privatest privier privies prize probable probing proceed procession processional prod product
profane profess profession professionally professor profits profuse programmer projector prom promote prompter
promptest promptly prone propagation propel property propose propping prose prospect prosper protect protest provably
provider proving provisos provoked prow prowess prowled prowler proxies pruning publisher puck pulp pulsing puma
pumices punch punishing puns punt pups purchaser pure purples purport purr pursing pus pushy puss putt pyre quack
quarries quartet queried questing quicken quiet quieter quietest quietly quilt quip quirk quitter quota race raced
racking rafted rafter rage raged raiding railing raining rake raked rallies ramming ramp rancher rang ranking ransom
ranted rape raped rare rared rash rasher rasping rational rations ratted rattled rattler rave raved ravines raze razed
reactor reader readied readier readiest readily readings realest realism realist realm realty ream reap rear
reasonably rebated rebinds rebound rebuilt rebukes receded receiver recited reckons reclines recluses recoiled
recondition recorder recouped recover recruited rectors recurred recurrent redder reddest redid reds reefing reeking
reel referee referred refined reformed refuels refugee refuges refusal refuted regain regal regions registrar registry
regularly regulate reindeer reining rejoice rejoinder relaxed relayed reliefs relived rely remainder remaking reminded
remodel remorse remoter remotest removal rend renewable renounces rent repaired repay repeal repent replay repletes
replica replied repose representation reprove reptiles repulses reputes requiem rereading reroute rescind resent
resentful resided resisted resistor resolute resolver resort resound respect responsible restive restricting
restrictive retailed retain retarded retch retinas retirement retort retract retraction retreat retries reuses revelry
revere reverent reverie reversal reverse reviewer revile revision revive revolts revolve revolver revving rewards
rewrote ridding rifting righter rightly rile rind rink riot rise rite roach road roam roaring roasted robe rode roll
root rope rose rotated rote rotting rouge rounded rouse routeing router routinely rowboat rowdiness rubs rude rues
rugby rugs ruin ruing ruled ruler rumples rums rune rung runt ruse rusty ruts sack sacred sacs saddles sades safer
sage sagging sail sake sallower salter saltest saluted salve sampler sand sane sapling sapping sari sash satisfies
saucing savaged saver savvied savvies sayings scab scalar scald scale scalp scaly scamper scanned scant scarcer
scarfed scarier scarlet scarred scarves scathing scent scheduler schooner scolding scooped scooter scorer scorn
scoured scourge scram scrapped scratchy scrawl screaming screech screwing scrupling scuff scum seal seam seaport sear
seas seasons seceding secession seclude sect securely securer securest sedates seed seedling seek seep seer seething
seize seizure sellers semen senates sensing sent separator serener serve servile setback settable setters settling
seventeen seventy severity sewn sews sexes shack shade shaft shake shamble shame shape shark sharp sharpen sharper
sharpest shave shavers shawl shear sheaths sheaves shed sheen sheep shelf sheller shelter shelving shes shifty shingle
shinning ship shire shirt shivers shoaled shock shod shoe shone shoo shoot shopped shopper shore shorten shorter
shortlist shortly shortness shot shoulder shout shoving shower showier showiest showy shrills shrines shrinks shuck
shun shunted shut sibling sics sided sidle sieving sift sigh signify silence silk sill silted silvers simile simpler
simplex sine sing singly sinister sink sinning sipping sire sissier sisterly sits sitter situate sixteen sixty sized
sizer skate sketchy skid skillet skim skimp skin skipped skippering skirted skis skit skulk skull skyline slab slacken
slacker slag slaking slam slanted slap slat slave slavish slay sledding sleeking sleep slew slick slid slight slink
slip slit slitter slivers slob slobber slog slope slosh slot slowest sluiced slum slush smack smart smarter smartest
smash smeared smell smelted smiling smite smock smoothing smother smudged smuggest snack snaking snap snare snarled
sneak snide snip snitch snooker snooped snore snort snot snow snowier snuff snuggest soaking soap soar sobbing
sociable socially sock sodding sofa softest soggiest soiling solacing sold solder sole solicit solidarity solidify
solidly soling soloing solvent somethings soonest soot soothing sootier sopped sore sorta sounder sounding soundly
souping souring sown sows spa spacial spade spangle spank spanning sparer sparest sparkle sparred sparse sparser spasm
spat spatial spawn spay speaker spear specially species specified specifier specifies speck sped speeding speeds
speedy spell spewed spice spied spiking spill spin spinster spire spite splash splat splatter splint splinter spoke
sponging spooked spoon spore sport sprains sprang spraying spreading spreed sprig springy sprint sprucing sprung spun
spurning spurring spurted spying squared squeaking squinted squired squirted stab stable stagger staid stained stair
stake stale stalest stalk stall stamped stances standby stank stanzas stapled starch stark starker starred startle
starved stater statistical statue stave steadied steadying steak stealing steam steel steeper steeple steer stem
stepped sterling sterner stew stick stiff stifling stilted sting stinted stir stitch stocky stoical stoke stole stomp
stone stonier stoniest stony stool stoop stopper stopping storage stork storm stormier stormiest stormy stoutest stove
stow strainer strains straits strand strange strapped strawed stray streaking streamline strengthen stressing stretch
strewing strides strikes stringy stripped strives strokes structural strumming strung stubbed stud studios stuffy
stumped stun stunk stunted sturdier sturdy stylish suave suavest sublets submersion submissive subscriber subscript
subsets subsist subvert succeed successor suck suckers suction sues sugared suggester suitably suitors sulk summit
sundae sundial sundry sung sunk sunning sup suppers supporter surer surf surge surveys survive suspect suspend swab
swam swan swap swarmed swat sway swearing sweat sweep swell swerved swifter swiftly swill swindle swiping swisher
switcher swoon swooped swore swum syllable syringe tabbies tabbing tack tackles tagging tail tainting taker talc tale
talkers tall tallest tallies tame taming tang tangent tangles tank tankers tanning tape taping tarring tartest tarts
tasting tattles taxable taxi taxis teachings teacups teak tear teas teasing technically technician teed teem teenage
tees teethes telegraph temperate tempting ten tenable tend tensing tent terminally terminate termini terminus termite
terror testers testify testimonies testis tethers thatcher thatches thaw thee theists theorem thereby therein thereof
thereon thick thicken thicker thickest thicket thin thirteen thirty thong thorough thous threading threw throngs
thrust thud thug thyme tiara ticked tickled tide tiding tidying tied tier tiffing tile tiling tilt timbers timelier
timer timezone ting tinning tinting tipping tire tired tissue titter toasting toil told toll tombing tome tonal tone
tonic toot topical torch tossing totality totting touchier touchy toughen tougher tousled tout tow toxic toying tract
traders trail trailer trainee traitor tramping trance trapper trapping trashes trawler trawling tray treachery
treading treason treating trebles tree treed tremble trenches trending tribal tribes trick trill trimming trinket
trios trips trivial tropical trough trounce truce truck trudging trued truer truest trustee trusty tucking tufting
tumbles turfs tusk tweak tweeting twelve twenty twine twinges twisted twister tying typed typeset udder undergo
understandings understate unfit unhappily unify uniquely uniquer uniquest unread unstable untie unto unusable urn
usable usher vacating vague valeted validly valuable valve variance variation vary vaulted vend venison vent verb
veritable verses vexation vial vice vile villager villain vine vintage violate virtually virtues visa vise visitor
vocation voltage wade wads waft wage wags waif wail waist waive wake walk wallowed wand wander wane waned ward warming
warping warrant wars wart wary wash washout wasp wasted watt wave wavy waxy weakened weakly wean wear weave weed
weekday weep weer wees weight weld welt wept west wetting whacking whale wheat whereas whereby wherein whet whew whim
whine whirled whistle white whittle whoa whore wide widows width wild willows wilt wily wind wine wing wink wipe wire
wiser wisp wist withdrawal withdrawn withdrew wits wive woken woks wolfing won wood woofing woos wordings wordy wore
worker workings workmen workplace worldly worm worn worsted worthy wound wounder wove woven wreak wren wrest wright
wring writer writhe writings wronger wrongly wrote wrung yearly yearn yens yeti yews yous zany zone zoos
`
  .trim()
  .split(/\s+/);
