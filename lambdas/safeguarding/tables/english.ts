/** What worries in English, which students fall back on when it matters to them; written as in french.ts. */
export const english = `
everyday = i|im|my|he|she|they|the|and|is|are|we|us|him|them|dad|mum|mom|nobody|want|no|myself|someone|everyone|it|when|girls?|boys?|friend|to|uncle|people
adult = dad|daddy|father|mum|mom|mummy|mother|parents|stepdad|step dad|stepfather|stepmum|step mum|uncle|aunt|grandad|grandfather|teacher|coach|neighbour|boyfriend|cousin|man
kin = brother|big brother|stepbrother|older brother|sister|older sister
hits = hits|hit|beats|beat|punches|punched|slaps|slapped|kicks|kicked|hurts|burns|burned|strangles|chokes|whips
want = want to|wanna|wanted to|going to|gonna|will|would like to|feel like|wish to|tried to|thought about|think about|thinking of|thinking about|ready to
school = school|class|college

harmless | (dying|die|died|dead) (of|from|for) (hunger|thirst|laughter|laughing|boredom|heat|cold|embarrassment|shame|curiosity|a)
harmless | (dying|die) (to|laughing)|died laughing|to die for|die of embarrassment|embarrassed (that )?i (wanted to|could|nearly|almost) (die|died)
harmless | (beats?|hits?|kicks?|beaten) (\\w+ ){0,3}(at|in) (chess|tennis|football|fifa|cards|monopoly|basketball|games|table tennis|badminton|swimming|rugby|mario kart|everything|the game|the match)
harmless | (film|movie|book|novel|series|story|game|play|song|show) … (says|thinks|said|shouts|sings|wants) .*
harmless | (cut|cuts|cutting) (\\w+ ){0,2}(hair|nails|fringe|finger|grass|lawn|bread|vegetables)
harmless | cut myself … (cooking|kitchen|chopping|shaving|knife|paper|peeling)
harmless | (kill|killed|killing|shoot|fight) (\\w+ ){0,2}(dragons?|zombies?|monsters?|boss|enemies|enemy|aliens|time|mosquitos?|spiders?)
harmless | (ground|earth|floor) … swallow me|(thrashes|destroys|kills) me (at|in) \\w+
harmless | take my (phone|tablet|laptop) … (homework|night|bed|away)
harmless | (force|forces|make|makes) me (to )?(eat|study|work|tidy|do my|clean|go to bed|learn|practise|play|help)
harmless | (nearly|almost) (died|dead)
harmless | (exams?|homework|lessons|war|pollution|rain|bullying|racism) to stop
harmless | cut(ting)? myself … (shaving|cooking|paper|chopping)
harmless | (beats?|beaten|hits?) (me|us|my \\w+) (\\w+ ){0,2}(race|final|competition|quiz|running|swimming|tournament|match|league|sport|by \\w+ (points|goals|seconds))
harmless | hurt myself (\\w+ ){0,6}(football|rugby|skiing|playing|played|fell|falling|accident|running|skat\\w+|bike|sport|match|training|gym|climbing|basketball)
harmless | little (brother|sister) (\\w+ )?(comes|sleeps|gets|climbs) (\\w+ ){0,2}my (bed|room)
harmless | my (\\w+ )?(coach|teacher|trainer|dad|mum|parents) pushe[sd] me (to|in|on|hard)|(people|children|families|those|men|refugees) (\\w+ )?who (\\w+ ){0,9}(street|food|eat)|dead serious|hate myself for (eating|forgetting|buying|missing)
harmless | wakes? up (before|at|early|late|with)|drinks? (\\w+ )?(coffee|tea|water|milk|juice|cola|lemonade)
harmless | (little|younger|baby) (brother|sister|cousin) (\\w+ )?(hits?|kicks?|bites|beats|slaps|punches) me
harmless | in (the|a|this|that) (novel|book|film|movie|story|play|series) (a|an|the|his|her|he|she|they|someone) .*
harmless | (disappear|vanish|run away) (\\w+ ){0,3}(island|beach|holidays?|summer|mountains|forest|book|hawaii|spain)|hits? (\\w+ )?(at|in) (karate|judo|boxing|fencing|taekwondo)

distress | i … (<want>) (\\w+ ){0,2}(die|kill myself|killing myself|end it all|end my life|hurt myself|harm myself|hurting myself|be dead|disappear forever|hang myself|jump off a bridge|take my own life|suicide|dying|dead)
distress | (kill|hang|drown|unalive|hurting|harming|cutting) myself|self harm(ing|ed)?|(suicidal|commit suicide|kms)
distress | i (do ?n ?t|do not|can ?t|cannot) (want to |wanna |wish to )?(live|be alive|exist|be here|go on|wake up|carry on living)( any ?more| anymore|$)
distress | i (\\w+ ){0,2}(cut|burn|hurt|starve|harm) myself
distress | (make|made|making) myself (sick|throw up|vomit)
distress | (better off|happier) without me
distress | (nobody|no one|noone) (\\w+ ){0,1}(loves|likes|cares about|would miss|will miss|understands) me|no one would (notice|care) if i
distress | (my life|life|living) … (not worth|worthless|pointless|no point|meaningless|is a nightmare|is hell|no meaning)
distress | i (\\w+ )?(hate (myself|my life|being alive)|am worthless|m worthless|am a burden|m a burden|feel (\\w+ )?(hopeless|worthless|suicidal|empty inside)|have nothing to live for|have no hope|ve got no hope|see no way out)
distress | (wish|wished) i (was|were) (\\w+ )?(dead|never born)|wish i had never been born|tired of (living|being alive|life)|end it all
distress | (never (wake up|come back)|not wake up|sleep forever|go to sleep forever)
distress | (took|taken|take|swallowed|swallow) … (pack|packet|bottle|whole|lots|loads|bunch|handful|too many|all) … (pills?|tablets?|paracetamol|medicine|painkillers)
distress | (cry|crying) (myself to sleep|every (night|day)|all the time)
distress | (no|any) (reason|point) … (carry on|live|go on|living|be here|exist|getting up)|no way out|carry on any ?more|take my (own )?life
distress | (jump|throw myself) … (bridge|window|roof|train|balcony)
distress | (razor|blade|knife) … (my (arms?|wrists?|skin|legs?|thighs?))|(my (arms?|wrists?)) … (cuts|scars|razor|blade|bleed\\w*)
distress | (run|running|ran) away from home
distress | i (m|am) (\\w+ )?(a burden|a mistake|useless to everyone|not wanted|in the way)|nobody would (notice|miss|care)|(goodbye|last day) … (forever|ever)
distress | (rather|not|never|\\w*n t) (\\w+ ){0,2}(exist|been born)
distress | (think|thinking|thought|dream|dreaming|plan|planning|search|searching|imagine) … … (dying|to die|my death|my funeral|suicide|death|being dead|killing myself)
distress | (no point|not worth|point) (in|of)? ?(\\w+ )?(being alive|living|life|going on|existing)|no (strength|energy) (left )?to (live|go on|carry on)
distress | (everyone|everybody|they all|my parents|my family) (\\w+ )?(hates?|rejects?|despises?) me
distress | (my) (arms?|wrists?|thighs?|legs?|stomach) … … (scissors|knife|blade|razor|lighter|bleed\\w*|blood|compass)|(scissors|knife|blade|razor|lighter) … my (arms?|wrists?|thighs?|skin)|(cuts|scars|wounds) on my (arms?|wrists?|thighs?)
distress | feel (so |totally |completely )?(empty|numb|dead inside|like a burden|like dying)|nothing matters any ?more|ways to (die|kill)
distress | (want|wish|need) it all to (stop|end|be over)|just want (it )?to (stop|be over|end)
distress | (used to|want to|started|stopped|keep) (cut|cutting|self harm\\w*|starve|starving|throw\\w* up)(?!.*(hair|paper|grass|nails))|(therapist|psychologist|psychiatrist|counsellor) … (suicid\\w+|cut|self harm|depress\\w+|anorexia)
distress | (nobody|no one|who) (would|will|d) … (sad|miss|cry|notice|care|mind) … (if i|when i m gone)|if i (died|was dead|were dead|was gone|disappeared|killed)
distress | i (have|had|suffer from|am|was|ve got|ve had) … (depression|clinically depressed|anorexia|anorexic|bulimia|an eating disorder|suicidal)|(really|so|very) low (at the moment|right now|lately)
distress | (want|wanna|hope|hoping|wish|rather|wanted|prefer) (\\w+ ){0,3}(not|never|\\w*n t) (\\w+ ){0,2}wake( up)?(?! .*(early|at |before|late|my|school|holiday))|(\\w*n t|not|never) (want|wanna|wish|hope) (\\w+ ){0,2}wake( up)?(?! .*(early|at |before|late|my|school|holiday))|sleep (\\w+ ){0,3}(never|not|\\w*n t|forever)( wake.*)?$
distress | (easier|better|happier|best) (\\w+ ){0,4}if i (\\w+ ){0,2}((not|\\w*n t|never) (\\w+ )?(here|alive|born|exist\\w*|around)|gone|dead|died|disappeared)
distress | i (\\w+ ){0,2}(want|wish|like) (to )?(disappear|vanish|be gone|not be here)(?!.*(when|embarrass|shame|holiday))
distress | (tired|sick|fed up|exhausted) (of|with) (everything|it all|fighting|being (me|alive|here)|my life|life|existing)|(do ?n t|cannot|can t|not|no) (\\w+ )?(see|have) (\\w+ )?(a |any |no )?future (for me|any ?more|here)|no (future|hope) (for me|left|any ?more)
distress | (can ?t|can ?n t|cannot|can not) (\\w+ )?(do|take|go on|bear|handle|carry on|continue|cope)( with)?( it| this| life| living| everything)? (any ?more|any longer|no more)(?!.*(homework|exams?|noise|heat|brother|sister|uniform|teacher|maths))
distress | (want|wanna|wish|need) (\\w+ ){0,3}(it|this|everything|pain|my life) (\\w+ ){0,2}(over|stop|end|finish)$
distress | (\\w*n t|not|nothing|never|stop|stopped|hardly|barely|without|skip\\w*) (\\w+ )?(eat|eaten|eating|ate|food|meals) ((anything|nothing|much|at all|properly|for|since|in|days|weeks|a|two|three|four|five|all|day|more|any ?more) ){0,5}(because|so|to|as|and) (\\w+ ){0,4}(fat|thin|thinner|skinny|ugly|lose weight|my body|slim|disgusting|gain weight)|(eaten|eat|ate) (anything |nothing )?(for|since|in) (\\w+ )?(days|weeks)(?!.*(ill|sick|ramadan))
distress | (only|just) (\\w+ ){0,2}(eat|ate) (\\w+ ){0,5}(a|per|every|each) day (\\w+ ){0,4}(fat|thin|body|weight|ugly|skinny)|hate (\\w+ )?(my body|how i look|what i see in the mirror)|i (am|m|feel|look) (\\w+ ){0,2}(disgusting|hideous|repulsive|worthless|unlovable)|laxatives
distress | (after|when|every time) (\\w+ ){0,3}(eat\\w*|dinner|meals?|lunch|food) (\\w+ ){0,9}(throw up|throw it up|vomit|be sick)(?!.*(coaster|ill))|(throw|throwing) (\\w+ )?up (\\w+ )?(after (eating|meals?|dinner|lunch|every|i eat)|my food|what i eat|everything i eat)|vomit(ing)? (\\w+ )?(after|what i|my food|everything i eat)|fingers? (\\w+ ){0,2}my throat
distress | (friend|friends|sister|brother|mum|mom|dad|mother|father|cousin|boyfriend|girlfriend|classmate) (\\w+ ){0,5}(kill(ed|ing)? (her|him|them)sel\\w+|hang(ed)? (her|him)self|hurts (her|him)self|hurting (her|him)self|(cuts|cutting|harms|harming) (her|him)self|commit\\w* suicide|took (her|his) (own )?life|suicidal|wants? to die|self harms?|overdose\\w*)|(he|she) (wants?|wanted|tried|says|said|is going|threatens) (\\w+ ){0,4}(kill (her|him)self|to die)
distress | (goodbye|farewell|suicide) (letter|note|message)|if i (\\w+ ){0,2}(not|\\w*n t|no longer) (\\w+ )?(here|alive|around) (\\w+ ){0,2}(tomorrow|any ?more|next|one day|tell)|tell (my|them|everyone) (\\w+ ){0,3}i (love|loved|am sorry|m sorry)|(when|after|once) i (am|m) (gone|dead)|(this is|will be) my last (day|message|week|birthday|christmas)
distress | (nobody|no one) (\\w+ ){0,2}(needs|need|wants|want|sees|believes|believe|hears) me|(would|will|d) (not|\\w*n t|never) (even )?miss me|(parents|family|friends|everyone|world|people|they|life) (\\w+ ){0,6}(better|easier|happier|relieved) (off )?without me
distress | (bang|banging|hit|hitting|slam) my (own )?head (\\w+ ){0,2}(against|on|into) (the|a) wall(?!.*(football|basketball|play|fell|accident|slipped|ski))|(scratch|scratching|bite|biting|pinch|burn|burning|cut|cutting|punch|slap|hit|hitting) (myself|my (arms?|skin|legs?|wrists?|thighs?)) (\\w+ ){0,3}(when|until|if|because|on purpose|every|to feel|till|blood)(?!.*(cook|kitchen|mosquito|shav|play))
distress | (scars?|cuts|wounds) (\\w+ ){0,3}my (arms?|wrists?|thighs?)|hide (\\w+ )?my (arms?|wrists?|scars|cuts)|long sleeves (\\w+ ){0,6}(hide|cuts|scars|nobody|see|arms)|(punish|hate) myself
distress | (nobody|no one|anyone|anybody) (\\w+ )?(to talk to|i can talk to|i can trust|who (listens|understands|cares))|cry(ing)? (\\w+ ){0,2}(every|at|all|each|in the) (nights?|days?|the time|bed|toilets?)|cry(ing)? (alone|until i)
distress | i (only |often |always |sometimes |secretly )?(drink|smoke|take) (\\w+ ){0,3}(alcohol|vodka|wine|beer|whisky|drugs|weed|pills|cannabis) (\\w+ ){0,5}(forget|to feel|to sleep|secret|problems|every (day|night|morning))
distress | (run|running|ran|escape|escaped) (away )?(from|of) (my|our) (home|house|parents|family)|(sleep|slept|sleeping) (on|in) the street(?!.*(homeless|people))
distress | (pills|tablets|medication|paracetamol) (\\w+ ){0,6}(to die|sleep forever|not wake|never wake|kill myself|enough to)
distress | (my )?life (\\w+ ){0,2}(no (sense|meaning|point|value)|\\w*n t worth|over for me|without (sense|meaning))|(not|no|\\w*n t) (more )?(want|wanna) (more |any more )?(to )?(live|life|exist)(?! (in|with|here|there|on|at|near|abroad|alone|like|by|next|the|a|my|somewhere|outside|far))|never (be )?happy (never|again)
distress | feel (\\w+ )?(trapped|broken|dead|invisible|like nothing|like a (failure|ghost|burden))|i (have|am) (\\w+ )?(depression|clinically depressed|suicidal)
distress | dead inside|inside (\\w+ )?(i am|i m|i feel) (\\w+ )?(dead|empty|broken)|(no|not|\\w*n t) (\\w+ )?place for me|(no|not|\\w*n t) (\\w+ ){0,2}belong (\\w+ )?(here|in this world|anywhere)|(leave|quit|out of) this (world|life)|(in|on) this (world|life|planet) any ?more|life (\\w+ )?too (hard|difficult|much) for me|everything (\\w+ )?(is )?(black|dark|pointless|hopeless)$|live with (this|the|my) pain|i (\\w+ ){0,2}(\\w*n t|not|never) deserve (\\w+ )?(eat|live|food|love|to eat|to live|to be (loved|here|alive))|i deserve to (suffer|die|be hurt|be punished)|(have|made|got) a plan to (die|end|kill)|(chosen|know|picked) (how|when|the day) (\\w+ ){0,4}(die|kill|end it)
distress | (throw up|vomit|sick) (\\w+ ){0,8}(not|\\w*n t) (\\w+ )?(get|be|become|gain) (\\w+ )?(fat|weight|big)|if i (die|disappear|go) (\\w+ ){0,3}(nobody|no one|who)|(friend|sister|brother|she|he) (\\w+ ){0,6}cuts? (her|his) (arms?|wrists?|legs?)|(standing|stand|stood|sit|sat|go|went) (\\w+ ){0,4}(bridge|roof|rails|train tracks|edge) (\\w+ ){0,6}(jump|die|end|fall|think|thought)
distress | (ending|end|finish|finishing) (everything|it all|all of it|my life|it for good)|(why|what for) (should i |do i |i )?(\\w+ )?(continue|go on|live|keep going|exist|wake up|get up|am alive|was born)(?! (\\w+ )?(to learn|learning|in|with|near))(?=$| (any|at all|every))|\\w*n t see why i (\\w+ )?(continue|go on|live)|(bottle|box|packet|lot|collection) of (pills|tablets|medicine)(?=.*(bed|think|take|ready|secret|hidden|enough))|(better|easier) for (everyone|everybody|them|my (family|parents)) (\\w+ )?(if|when|without) (i|me)
distress | (cuts|scars) (\\w+ ){0,6}arms|arms? (\\w+ ){0,8}(cuts|scars)|i (\\w+ )?starve|(think|thinking|thought) (\\w+ )?(about|of) (ending|leaving (this|everything)|jumping|death|killing|disappearing)|(so|too) (alone|lonely|sad|unhappy|desperate) (\\w+ ){0,4}(die|end|live|disappear|gone)|(do ?n t|not|never) (\\w+ )?(feel|am|be) (loved|wanted|needed|alive)|no one (would )?(\\w+ )?(help|helps|loves|understands) me
distress | i (\\w+ )?(hardly|barely|almost never|scarcely) (eat|m eating|am eating|ate|eating)( (anything|any food|at all))?( (at the moment|any ?more|these days|because|so|since|lately|now)|$)|(stopped|given up|not) eating (anything|at all|because|so that|to (get|be|lose))
distress | (skip|skipping|miss|missing) (\\w+ )?(every |all |my )?meals? (\\w+ ){0,3}(thin\\w*|skinny|lose|fat|weight|slim\\w*)
distress | i (\\w+ )?(scratch|pinch|bite|burn|punch|bruise) (\\w+ )?(my )?(arms?|legs?|wrists?|thighs?|skin|hands?|face)(?! (\\w+ )?(by accident|playing|on the|in the|midge))
distress | (cut|cutting|burn|burning|slice|slicing) (\\w+ )?my (\\w+ )?(arms?|legs?|wrists?|thighs?|skin|stomach|body)(?!.*(football|rugby|fell|falling|bike|glass|accident|shav|cook|kitchen|slipped|hospital|sun|oven|iron|tea|soup))
distress | (won t|wont|will not|not going to|not gonna|don t think i ll) (even |still |probably )?be (here|alive|around) (\\w+ )?(by|next|then|much longer|any ?more|long|in (\\w+ ){1,2}years)(?!.*(holiday|trip|abroad|moving|visit|week|monday|university))
distress | (skip\\w*|miss\\w*|avoid\\w*) (\\w+ )?(meals?|lunch|dinner|breakfast|eating|food) (\\w+ ){0,3}(because|so|since|to) (\\w+ ){0,5}(i look|body|fat|thin|thinner|weight|ugly|mirror|skinny|calories)|(say|tell|pretend|lie) (\\w+ ){0,5}i (ve |have )?already (eaten|ate)
distress | (took|taken|swallowed|take) (\\w+ )?(load|loads|lots|all|whole|bunch|handful|box|too many|as many) (\\w+ ){0,4}(pills|tablets|paracetamol|painkillers|medication)
distress | (thought|think|thinking|know|planned|worked out) (\\w+ )?(about |of )?how (i d|i would|i ll|i will|to) (do it and (when|where)|end it|kill myself|die)
distress | (don t care|not bothered|wouldn t mind|hope) (if |that )?(a |the )?(car|bus|train|lorry) (\\w+ )?(hits?|knocks?|runs?|ran|hit) me|(step|walk|jump|throw myself) (\\w+ )?in front of (a|the) (train|bus|car|lorry)
distress | (gave|given|giving) (\\w+ )?(away )?(all )?my (\\w+ ){0,6}(won t|not) (be )?need(ing)?|letters? (\\w+ ){0,3}(say|saying) goodbye(?!.*(teacher|leaving|school|moving))
distress | (see|find) (no|any) (point|sense|meaning) (in|to|of) (anything|life|getting up|living|it all)|(scared|afraid|frightened) of (myself|what i (might|could|ll) do)(?! (well|good|next))
distress | (friend|mate|cousin|brother|sister) (\\w+ ){0,4}(has |have )?(stopped eating|makes (her|him)self (sick|throw up)|doesn t want to (live|be alive)|doesn t eat (any ?more|at all))

abuse | (my|our|the|mums|moms|a) (<adult>|<kin>) (\\w+ ){0,4}(<hits>) (me|us)
abuse | (my|our|the|a) (<adult>|<kin>) (\\w+ ){0,4}(touches|touched|gropes|groped|abuses|abused|raped|molested|locks|locked|threatens|threatened|forces|forced) (me|us)
abuse | (touches|touched|groped|gropes) me … (night|bed|bedroom|secret|private|inappropriately|down there|sexually)
abuse | i (was|am|m|have been|ve been|get|got|keep getting) (\\w+ ){0,2}(raped|abused|bullied|beaten|molested|groped|sexually assaulted|assaulted|harassed|blackmailed|beaten up)
abuse | (they|he|she) (\\w+ ){0,2}(beat|beats|hit|hits|punch|bully|bullies|bullied|blackmail|threaten|abuse|abuses|rape|raped|molest) me
abuse | (scared|afraid|frightened|terrified) (to go|of going|to come) (back )?home|(scared|afraid|frightened|terrified) of my (<adult>)
abuse | (do ?n ?t|doesn ?t|does not|do not|never) (give|feed|gives) (me|us) … (food|eat|meals?)|lock(s|ed)? me in
abuse | (force|forcing|make|making) me (to )?(get )?(marry|married)|forced marriage … (me|my)
abuse | (hits|beats|hurts|punches) my (mum|mom|mother|brother|sister|little)
abuse | (<adult>|<kin>|he|she|they|boys|girls|kids|people|someone) (\\w+ ){0,5}(hits?|punch(es)?|slaps?|kicks?|pushe?s?|shoves?|beats?|hurts?|spits? at|chokes?) (me|us)
abuse | (uses?|used) (his|her|a|the) (belt|stick|fists?|slipper) on me|(belt|stick) … (me|on me|my back)
abuse | (take|takes|steal|steals|nick|nicks|demand) my (money|lunch|dinner money|lunch money)
abuse | (makes?|made|forces?|forced|asks?|asked|tells?|told|wants?) me (to )?(\\w+ ){0,2}(undress|strip|take (my|off)|get naked|kiss (him|her)|touch (him|her|his|it)|send (him |her )?(photos|pictures|nudes|pics)|have sex)
abuse | (does|did|do) (\\w+ ){0,2}things to me|things … (i do ?n ?t like|that scare me)( when)?
abuse | (won t|wont|don t|doesn t|not|never) (\\w+ )?let me (eat|have food|out of my room)|starves? me
abuse | boyfriend … (hits|controls|threatens|forces|checks my phone|makes me)
abuse | (laugh|laughs|pick|picks|picking) (at|on) me every|call me names every|every day … (call me|laugh at me|pick on me)
abuse | (throws?|threw|pushe?s?|pushed|shoves?|shoved|drags?|dragged|slams?|slammed) (me|us) … (wall|floor|stairs|door|table|bed|ground)
abuse | (<adult>) … (drunk|drinks|drinking|alcoholic) … … (me|us|scared|shouts|violent)|(drunk) … (hurts?|hits?|scares?|throws?) (me|us)
abuse | (scared|afraid|frightened|terrified|do ?n ?t dare|daren t|too scared) … (go|going|come|coming) (back )?(to|in|into) (<school>)
abuse | (class|classmates|people|boys|girls|kids|they|everyone) … (send|sends|sent|post|posts|write|share) … (messages|comments|insults|photos|pictures|threats) … (me|about me|of me)|(horrible|nasty|cruel|mean) messages|(sends?|posts?) me … (horrible|nasty|cruel|hateful|mean)
abuse | (told|tells|says|said|made) … (keep (it|this) (a )?secret|our (little )?secret|not to tell)|(told|tells) me not to tell|(kissed|touched) me … (secret|nobody|anyone)
abuse | (bruises|marks) … (because|from|back|body|face)|my (<adult>) … (violent|threatens me|humiliates me|scares me)|hurts me … (when|night|on purpose)
abuse | (spit|spits|spat) (on|at) me|(call|calls|called) me (a |an )?(\\w+ )?(fat|ugly|slut|whore|pig|freak|fag|faggot|retard|worthless|monster)
abuse | (hand|hands|fingers) … (under my|up my|down my|in my (pants|trousers|knickers)|on my (thigh|leg|breast|chest|bum)|between my)
abuse | (<adult>) (\\w+ ){0,3}(violent|abusive|aggressive to me)
abuse | (gropes|feels me up|kisses me on the lips|touches my)|(scared|afraid|frightened|terrified) of my (<adult>|boyfriend)
abuse | (<adult>|<kin>|grandpa|gran|nan|girlfriend|ex|babysitter|he|she|they|who|friend) (\\w+ ){0,4}(hits?|hitting|beats?|beaten|beating|punche[sd]|slaps?|slapped|kicks?|kicked|hurts|smacks?|smacked|whips?|whipped|burns|strangle[sd]|chokes?|choked) (to )?(me|us|my (mum|mom|mother|mummy|sister|brother|little|baby))(?! (\\w+ ){0,3}(game|chess|fifa))
abuse | (<adult>|<kin>|boyfriend|he|she|they) (\\w+ ){0,3}(broke|breaks|broken|fractured|burned|burnt|twisted|twists) (my|our) (arm|nose|leg|ribs?|wrist|jaw|finger|tooth|teeth|hand)
abuse | i (\\w+ )?(get|got|was|am|been|m) (\\w+ )?(hit|beaten|slapped|punched|kicked|smacked|whipped) (\\w+ ){0,3}(by (my|his|her|him)|at home|from my|with (a|the|his))
abuse | (do ?n t want|never want|hate|scared|afraid|do not want) (\\w+ ){0,2}(go|going|be|being|come|coming|stay) (\\w+ )?home (\\w+ ){0,3}(<adult>|he|she|they) (\\w+ ){0,3}(drinks?|drunk|hits?|shouts?|screams?|angry|violent|waiting|hurts?|there|home)|alone with (him|my (\\w+ )?(<adult>)) (\\w+ ){0,4}(scared|afraid|hate|touch\\w*|\\w*n t)|(scared|afraid|\\w*n t like|hate|uncomfortable) (\\w+ ){0,4}alone with (him|my (\\w+ )?(<adult>))
abuse | (not|never|\\w*n t) (\\w+ )?safe (at|in|with) (my )?(home|house|room|own|him|dad|mum|family|stepdad|uncle)|(<adult>) (\\w+ ){0,7}i (\\w+ )?(hide|lock myself)|i (\\w+ )?(hide|lock myself) (\\w+ ){0,8}(<adult>|he) (\\w+ )?(comes?|gets?|drinks?|shouts?|screams?|is drunk|is angry)
abuse | (no|any|enough|nothing) (\\w+ )?(food|to eat) (\\w+ )?(at|in) (home|our house|my house|the house)(?!.*(holiday|shop|supermarket|party|waste))|to bed hungry|(left|leaves?) (me|us) (\\w+ )?alone (\\w+ ){0,4}(days|nights|weeks|night)
abuse | (<adult>|<kin>|he|man) (\\w+ ){0,4}(comes?|came|gets?|got|climbs?|sneaks?|enters?|lies) (\\w+ )?(in|into|to) (my|the) (bed|bedroom|room|shower|bathroom)(?=.*(night|touch|naked|\\w*n t (like|want|stop)|not (like|want|stop)|say no|scared|afraid|secret))
abuse | (watche?s?|looks? at|looking at|stares? at|films?|filmed|spies? on) me (\\w+ ){0,4}(shower|bath|undress\\w*|changing|change|dressed|naked|toilet)
abuse | (makes?|made|forces?|forced) me (to )?(\\w+ ){0,2}(keep|have|promise) (\\w+ ){0,2}secrets?|(<adult>|man|he) (\\w+ ){0,2}(says?|said|tells?|told|asks?|asked) (\\w+ ){0,5}secret
abuse | (raped|molested|abused|assaulted|groped) (me|us|my (sister|friend|best friend|brother|cousin))|(friend|sister|cousin|i) (\\w+ ){0,2}(was|been|got) (\\w+ )?(raped|molested|abused|groped)|(touched|touches|touching|kisses|kissed|hugs|strokes) (me|my \\w+) (\\w+ ){0,6}(\\w*n t (like|want)|not (like|want)|uncomfortable|scared|weird|private)
abuse | (man|guy|someone|stranger|person|he|men|adult|woman) (\\w+ ){0,6}(internet|online|snapchat|instagram|insta|discord|tiktok|game|roblox|fortnite|chat|whatsapp|writes? (to )?me|texts? me|messages? me) (\\w+ ){0,6}(asks?|asked|wants?|wanted|begs|offers?|offered|sends?|sent|says|said|insists) (\\w+ ){0,5}(photos?|pictures?|pics|meet|see me|visit|come|address|body|camera|webcam|older|love)|(met|meet|know|talk|talking|chat|chatting) (\\w+ ){0,3}(man|guy|stranger|someone) (\\w+ ){0,6}(online|internet|snapchat|instagram|discord|game) (\\w+ ){0,7}(meet|secret|older|photos?|pictures?|alone|hotel|love|his house)|(photos?|pictures?) of (his|him) (penis|private|naked|body)|my boyfriend is (twenty|thirty|forty|[234]\\d)
abuse | (gives?|gave|offers?|offered|pays?|paid|promised?) me (\\w+ ){0,3}(money|presents?|gifts?|phone|clothes|alcohol|drugs) (\\w+ ){0,3}(if i|when i|for|so i) (\\w+ ){0,2}(send|show|kiss|touch|undress|sleep|photos?|pictures?|meet|let)
abuse | (boyfriend|girlfriend|ex) (\\w+ ){0,5}(let me (see|talk|go|wear|have|speak|meet)|controls?|forces?|threatens?|follows me|(reads|checks) (\\w+ )?my|hits|insults|pressures|angry (if|when) i (talk|see|wear|go|do)|makes me (feel bad|send|sleep|do things))
abuse | (nobody|no one|noone) (\\w+ ){0,4}(talks?|speaks?|sits?|plays?|eats?|wants? to (sit|talk|be|play|work|speak)) (to|with|near|next to) me|(they|everyone|everybody|class|classmates|kids|boys|girls|people) (\\w+ ){0,4}(make fun of|makes fun of|bull(y|ies|ied)|picks? on|picked on|insults?|ignores?|exclude[sd]?|mocks?|humiliates?|trips?|throws? (\\w+ )?(things|food|stones|paper) at|beat up) me|(they|everyone|class|classmates|kids|boys|girls) (\\w+ ){0,3}laughs? at me(?=.*(school|class|every|always|all the time|because|alone|cry|ugly|fat|clothes|accent)|$)
abuse | (eat|sit|hide|stay|spend) (\\w+ ){0,4}in the (toilets?|loo)|(they|someone|classmates?|boys?|girls?|ex|he|girl|boy) (\\w+ ){0,5}(took|filmed|posted|put|shared|spread|sent|made|published|recorded|uploaded) (\\w+ ){0,5}(of|about) me (\\w+ ){0,6}(online|internet|instagram|snapchat|tiktok|group|whatsapp|everyone|everybody|without|changing|shower|toilet|laugh\\w*)|(fake account|group chat|rumou?rs|lies|horrible things|bad things|nasty things|mean things) (\\w+ ){0,3}(about|against) me
abuse | (parents|father|dad|family|mum|mother|uncle) (\\w+ ){0,4}(want|wants|force|forces|forcing|say|says|plan\\w*|going to|decided) (\\w+ ){0,4}(me|i) (\\w+ ){0,3}(marry|married|marriage|wife)|i (have to|must) (marry|get married)
abuse | if (i|we) (\\w+ ){0,3}(tell|say|talk|speak|told) (\\w+ ){0,4}(he|she|they) (\\w+ ){0,3}(hurt|kill|hit|beat|harm|post|share|send|publish|do something)|(he|they|<adult>) (\\w+ ){0,3}(will|ll|would|d|wants? to|going to) (hurt|beat|harm) (me|us|my (family|mum|mother|brother|sister))|(he|they|stepdad|ex|boyfriend) (said|says|threatens?|threatened|promised) (\\w+ ){0,4}(kill|hurt) (me|us)|(blackmail\\w*|threaten\\w*) (me|us|to (hurt|kill|share|post|send))
abuse | (mum|mom|mother|dad|father|parents|stepdad|stepmum|stepfather|family) (\\w+ ){0,4}(wish(es)? (\\w+ )?(i|me) (\\w+ ){0,2}(\\w*n t|not|never|dead)|hates? me|(\\w*n t|not|never) (\\w+ )?(love|loved|want|wanted) me$|regrets? (having )?me|(says?|tells me|told me) (\\w+ ){0,2}i (am|m) (\\w+ )?(useless|worthless|stupid|mistake|nothing|ugly|fat|failure|disgusting|idiot)|calls? me (\\w+ )?(names|stupid|useless|worthless|idiot|whore|slut|fat)|(kick|kicked|threw|throw|throws|kicks) (me|us) out)
abuse | (dad|daddy|father|mum|mom|mother|stepdad|stepmum|stepfather|stepmother|uncle|grandad|grandfather|parents|he|she|they) (\\w+ ){0,5}(threw|throws?|breaks?|broke|broken|smashes|smashed) (\\w+ ){0,3}(bottles?|plates?|chairs?|glass\\w*|shoes?|things|furniture|door|phone) (\\w+ )?(at|on|over|against) (\\w+ )?(me|us|mum|mom|mother|head|face|her)
abuse | (lock|locks|locked) (the )?(fridge|kitchen|food|cupboards?|me|us)(?! (\\w+ )?(out by accident|bike))|(\\w*n t|not|never|no) (\\w+ )?(get|gets|allowed) (\\w+ )?(dinner|to eat|food|anything to eat)(?! (\\w+ )?(sweets|in class|school|lessons))(?=.*(home|dad|mum|parents|punish|mother|father))|(<adult>|<kin>|he|man|boy) (\\w+ ){0,4}(touched|touches|touch|stroked|strokes|grabbed|grabs|squeezed|put his hand on) (me |my )(\\w+ )?(leg|thigh|knee|bum|bottom|chest|breasts?|body|private|there|under|in bed|at night|when)
abuse | (they|everyone|class|someone|boys|girls|people|kids) (\\w+ ){0,5}(write|writes|say|says|told me|tell me|said|comment) (\\w+ ){0,4}(i|me) (should|must|have to|to) (die|kill|disappear|jump)|(show|post|share|send|publish|leak|upload|put) (\\w+ ){0,3}(my|our|the|those) (photos?|pictures?|nudes?|video|pics) (\\w+ ){0,5}(if i|unless|online|everyone|everybody|school|class)(?<=(he|she|they|ex|boyfriend|boy|man|someone|girl) .*)
abuse | (afraid|scared|frightened|terrified|hide|shake|panic) (\\w+ ){0,3}when (\\w+ ){0,2}(<adult>) (\\w+ ){0,2}(comes?|gets?|is|drinks?|shouts?|screams?|returns?|starts?)|(ca n t|can t|cannot|not allowed to|must not|never) tell (\\w+ )?(anyone|anybody|nobody|my (mum|parents|mother)) (\\w+ )?(what|about) (\\w+ )?(he|she|they|happens?|happened|does|home|it)|what (he|they|<adult>) (does|do|did|do es) to me|what happens at home|(bruises) (\\w+ ){0,5}(my|hide|arms?|body|legs?|back|shirt|from)(?!.*(football|rugby|fell|bike|judo))
abuse | (teacher|coach|trainer|neighbour|uncle|man|boyfriend) (\\w+ ){0,4}(writes|texts|sends|messages|calls) (to )?me (\\w+ ){0,4}(at night|private|love|beautiful|sexy|photos?|pictures?|heart|alone|secretly)|(s|mum|mother|her) (new )?boyfriend (\\w+ ){0,4}(hits?|touches|looks? at me|scares|shouts|beats?|hurts)|(neighbour|man|uncle|coach|teacher|guy|he) (\\w+ ){0,5}(money|presents?) (\\w+ ){0,5}(photograph|take (photos?|pictures)|touch|kiss|film)
abuse | (<adult>|boyfriend|he) (\\w+ ){0,2}(hits|hit|slaps|slapped|beats|beat|kicks|punches|pushes) (her|my mum|him|mum)|(pulls?|pulled|drags?|dragged) (me by|my) (the )?(hair|ear|arm)(?!.*(brush|plait|hairdresser))|(makes?|made|forced|forces) me (to )?do (\\w+ )?(things|stuff|it|something)(?! (\\w+ )?(again|better|my homework))|(bed|room) (\\w+ ){0,6}(tell anyone|tell anybody|tell nobody)|said no (\\w+ ){0,3}(he|they|she) (\\w+ ){0,3}(stop|continue\\w*|listen|did)|(follows|followed|stalks|stalking) me (home|everywhere|after|in the)
abuse | (leaves?|left|leave) (me|us) (\\w+ )?alone (\\w+ ){0,5}(weekend|days?|nights?|money|food|week)|(wait|waits|waiting|catch) (\\w+ )?for me (after|outside|at) (\\w+ )?(school|class|the gate)(?=.*(hit|beat|kick|scared|push|afraid|punch|money|laugh))|call(s|ed)? me (bad |horrible |nasty )?names|(mum|mom|mother|dad|father|parents) (\\w+ ){0,3}(drinks?|drunk|drinking|takes drugs|on drugs) (\\w+ ){0,3}(every (day|night|evening)|all day|all the time|too much|again)|(they|boys|girls|classmates|kids) (\\w+ ){0,2}(broke|break|destroy|steal|stole|throw|threw|hide) my (things|bag|books|clothes|shoes|glasses)
abuse | (somebody|someone|a (man|boy|grown up|lad|guy)|he|she|they) (\\w+ ){0,2}(hurting|hurts|hurt|touching|touched|touches|hitting|beating) me(?! (feelings|playing|at (football|rugby)|by accident|in the (game|match)))
abuse | gives? me (the|a|his|her) (belt|slipper|hiding|beating|smack|slap|good kicking)
abuse | (can t|cannot|daren t|don t want to) go (back )?home (\\w+ ){0,8}(mental|hit|hits|get it|hurts?|drunk|angry|kill|violent)|bruises? (\\w+ ){0,4}(off|from|by|because of) (my )?(<adult>|<kin>|him|her)
abuse | (have to|supposed to|must|told to|always) (say|tell\\w*) (\\w+ ){0,5}(fell|fallen|football|stairs|walked into|an accident)(?=.*|$)(?<=(bruises?|marks?|arm|eye|he|she|dad|mum) .*)
abuse | (hurt|kill|hit|beat|regret|punish) (\\w+ ){0,6}if i (tell|told|say|talk|speak|told)|if i (tell|told|talk|speak|say anything) (\\w+ ){0,8}(hurt|kill|hit|beat|regret|worse)(?<=(he|she|they|dad|uncle|stepdad|man|brother) .*)
abuse | (taking|take|sending|send|flying|want) (me|us) (\\w+ ){0,4}(to )?(get|be) married|(being|been|am|m) (forced|made) to (marry|get married)|married (\\w+ ){0,8}(no choice|a choice|never met|don t know him)(?<=(me|i|my) .*)
abuse | (throw|throws|threw|pour\\w*|tip\\w*) (\\w+ )?(hot|boiling) (\\w+ ){0,2}(on|over|at) (me|us)|(grab\\w*|hold\\w*|held|pin\\w*|squeez\\w*) (me|us) (\\w+ )?by (the|my) (throat|neck|hair)|cigarettes? (\\w+ ){0,2}on (my|me)|(my|me|our) (head|face) (\\w+ )?(in|into|down) (the )?toilets?|(ties|tied|chains|chained) me (up|to)|locks? me (out|up|outside)
abuse | (boyfriend|girlfriend|dad|stepdad|father|mum|he|she) (\\w+ )?(smashes|breaks|destroys) (my|all my) (stuff|things|phone) (\\w+ ){0,8}(me|jealous|angry|scared)

sexual | (send|show|want|sent) … (nudes?|naked (pics?|pictures?|photos?)|dick pics?|your (boobs|tits|body naked))|naked (pics?|photos?|pictures?) of
sexual | (have|having|had|want) (\\w+ )?sex (with|tonight)|(sex|sleep) with (you|me) (tonight|now)|(fuck|shag|bang) (you|me|her|him|my)
sexual | (watch|watching|watched|love|like) (\\w+ ){0,2}(porn|pornhub)|blow ?job|hand ?job|wank(ing)?|horny|masturbat\\w+|orgasm|cum on|sexting|suck my|my (dick|cock|pussy)|your (tits|pussy|dick|cock)
sexual | (ever|have you|you ever) … (slept with|had sex|done it|made love) (with )?(a|an|any|some|someone|anyone|your)?|touch(ing)? myself|(are you|you) (still )?a virgin|make love (to|with)
sexual | (see|show|watch|look at|touch) … (naked|nude|without (my |your )?clothes|boobs|tits|breasts|underwear|private parts)|(you are|you re) (so )?(sexy|hot)|turn(s|ed)? me on
sexual | take (off )?your (clothes|shirt|top|pants|trousers|bra|knickers)( off)?(?!.*(mum|mom|gran|teacher|wet))|(nude|naked|sexy) (photos?|pics?|pictures?|selfies?|videos?)|(photo|picture|selfie|video) … (nude|naked|without clothes)
sexual | (want|need) you (so bad|in bed|naked)
sexual | (wants?|wanted|asks?|asked|pressures?|forces?|like|going|ready) (\\w+ ){0,2}(to )?(sleep|have sex|make love) with (me|you|him|her|my)(?! (teddy|cat|dog|toy))|(had|have|having|did) (\\w+ )?sex|(slept|sleep) with (a|my|some|his|her|the) (guy|boy|man|girl|boyfriend|girlfriend|teacher|woman)
sexual | (see|show|film) (me|you|him|her) (\\w+ )?(naked|nude|undressed|topless)|(sent|send|sending) (\\w+ ){0,3}(nudes?|naked)
sexual | (photo|picture|pic|video)s? of (his|her|a|my|your) (\\w+ )?(penis|dick|vagina|breasts?|boobs|genitals|private parts|body naked)|penis|vagina
sexual | (puts?|putting) (his|her) (hands?|fingers?) (\\w+ )?(on|in|under|up|down) (me where|my (top|shirt|skirt|pants|knickers|bum|chest|leg|legs|thigh))|touch\\w* me (\\w+ )?(where|under|down)
sexual | (pictures|photos|videos|nudes|pics) of me (\\w+ ){0,6}(post|share|leak|unless|blackmail\\w*|threaten\\w*|send more|naked)|(wants?|asks?|asked|asking|told|begs|keeps) (\\w+ ){0,4}(pictures|photos|pics|videos) (\\w+ )?(of (my body|me (in|naked|without))|in my (bra|underwear|swimsuit))
sexual | (comes?|came|climbs?|gets?|got|walks?) (in|into) (\\w+ )?(my (bed|room|bedroom)|while i m|when i m|the (shower|bathroom)) (\\w+ ){0,6}(shower|night|naked|stares?|undress\\w*|touch\\w*)(?<=(<adult>|he|stepbrother|man) .*)
sexual | (man|guy|bloke|stranger|someone|he) (\\w+ ){0,6}(online|internet|discord|snapchat|insta|instagram|roblox|game|chat) (\\w+ ){0,6}(meet|his (flat|house|place)|hotel|come to|secret|webcam|camera)|mature for my age
sexual | i (said|say|told him|kept saying) (no|stop) (\\w+ ){0,5}(he|they|she) (\\w+ )?(didn t|did not|wouldn t|kept|carried on|never) (\\w+ )?(stop|listen|going|on)

threat | i (\\w+ ){0,2}(m|am|will|ll|want|wanna|gonna)? ?(going to|gonna|will|ll|want to|wanna)? ?(kill|stab|shoot|murder|beat up|rape|burn|bomb|slap|punch) (you|him|her|them|everyone|my teacher|the teacher|all of|u)
threat | (bring|bringing|take|taking|brought) (\\w+ ){0,2}(knife|gun|weapon|bomb) … (<school>)
threat | (shoot up|blow up|bomb|burn down) (\\w+ )?(<school>)
threat | (faggots?|fag|niggers?|nigga|pakis?|chinks?|kikes?|tranny|trannies|(?<!(en|du|de|le|les|des|un|mon|ton|son|sans|avec|ce|au|aucun|petit|gros|grand|tout|leur|notre) )retards?|spastic|dirty (jews?|muslims?|immigrants?|gypsy|gypsies|foreigners?)|cunt|bitch|slut|whore|motherfucker|son of a bitch|fuck (you|off|u)|gas the jews|kill all (\\w+)|death to (\\w+))
threat | (kys|kill yourself|go (and )?die|drink bleach|neck yourself|hang yourself)
threat | (muslims|jews|blacks|black people|immigrants|gays|gay people|foreigners|asians|gypsies|refugees|women|whites) … (should|must|deserve|ought|need) … (die|be (killed|shot|gassed|burned|deported|dead)|to die|burn)
threat | i … (stab|shoot|kill|strangle|batter|knife) (him|her|them|you|my (teacher|maths teacher|brother|classmates?)|everyone|someone)
threat | (i|we) (\\w+ ){0,2}(smash|break|punch|kick|bash|cave|beat) (your|his|her|their) … (face|head|teeth|nose|legs|skull|neck)|smash … (face|head) in
threat | (if you|or else|or) … … (i ll|i will|we ll|you ll) … (hit|hurt|kill|beat|regret|smash|batter|get you)
threat | (bringing|bring|taking|getting|get|buy|have|got) (\\w+ ){0,2}(gun|knife|weapon|bomb|machete|rifle) … (<school>|shoot|stab|kill|tomorrow|them)
threat | (tomorrow|soon|one day) … (bringing|bring|take) (\\w+ ){0,2}(gun|knife|weapon|bomb|machete)
threat | (i ll|i will|gonna|going to|i m gonna) … (shoot|stab|kill|murder|bomb) (\\w+ )?(them|everyone|everybody|him|her|you|all|my)(?!.*(game|hoop|goal))
threat | (make|makes) (\\w+ ){0,2}(them|you|him|her|everyone) (all )?pay|(they|you|he|she) (will|ll) (all )?(pay for|pay|regret)( this| it)?$|(have|got|carry|hide|keep) (\\w+ ){0,2}(knife|gun|weapon|blade) (\\w+ )?(in|under) (my|the) (bag|backpack|pocket|locker|jacket|rucksack|school)
threat | deserves? (to (be dead|die|be killed)|death|to suffer)(?!.*(film|book|villain|king|murderer))|i (\\w+ ){0,3}(burn|set fire|blow|bomb|shoot|destroy) (\\w+ ){0,3}(the|my|this) (<school>)
threat | (black|gay|jewish|muslim|asian|arab|trans|foreign|disabled|fat) (people|kids|men|women|boys|girls) (\\w+ )?(are|should|must) (\\w+ ){0,2}(stupid|dirty|disgusting|animals|criminals|inferior|monkeys|die|killed|dead|go back|disappear|sick)|(muslims|jews|blacks|immigrants|gays|foreigners|asians|gypsies|refugees|arabs|lesbians) (\\w+ )?(are|should|must) (\\w+ ){0,2}(stupid|dirty|disgusting|animals|criminals|inferior|die|killed|dead|go back|disappear|vermin|rats)
threat | i (\\w+ ){0,4}(hurt|destroy|punch|hit|slap|knock out|get) (him|her|them|you|that \\w+) (tomorrow|after school|in the face|so hard|until|badly)
threat | i (\\w+ )?(want to|will|ll|m going to|am going to|gonna|would like to) (\\w+ )?(hit|beat|beat up|punch|hurt|stab|kill|smash|kick) (up )?(that|this|the|these|those) (boy|girl|guy|man|teacher|kid|woman|idiot|person|people)|i hate (\\w+ )?(foreigners|muslims|jews|gays|blacks|immigrants|black people|gay people|refugees|arabs|gypsies)
threat | i (\\w+ ){0,4}(punch|hit|slap|kick|stab|shoot|smash|beat) (\\w+ ){1,3}(in|on) the (face|head|nose|stomach|neck|back)(?<=(going|gonna|will|ll|want|would) .*)
threat | you (should|must|need to) (just )?(die|kill yourself|go (and )?die)|i (will|ll) (find you|hurt you)|i know where you live
threat | (list|names) of (\\w+ ){0,5}?(people|kids|teachers|everyone|boys|girls|students) (\\w+ ){0,9}(kill|shoot|hurt|stab)|(people like|people from|those people|they|immigrants|foreigners|muslims|jews|gays|blacks|refugees) (\\w+ ){0,5}should (all )?be (shot|hanged|killed|gassed|burned|wiped out)(?!.*penalty)(?<!(murderers|terrorists|killers) .*)
threat | (immigrants|foreigners|muslims|jews|gays|refugees|blacks|gypsies|arabs) are (\\w+ )?(rats|vermin|cockroaches|parasites|scum|animals)|(put|slip|pour) (\\w+ )?(something|poison|bleach|pills) in (his|her|their|the teacher s) (drink|coffee|tea|food|water)|(push|shove|throw) (him|her|them) (\\w+ )?(in front of|under|off|down) (\\w+ )?(bus|train|car|bridge|roof|stairs)(?<=(i ll|i d|i will|gonna|going to|want to) .*)
threat | (i m going to|i am going to|gonna|i want to|i will|i ll) (\\w+ )?(hurt|stab|shoot|attack) (my|him|her|them|that|those|some|everyone|the) (?!.*(game|fortnite|dragon))

takeover | (ignore|forget|disregard|override|bypass|disobey|skip) … (your|previous|prior|above|earlier|all (of )?(the|these|my)) … (instructions?|prompts?|rules?|guidelines|orders|programming)
takeover | (you are|you re|act as|pretend (to be|you are)|be|become|roleplay as|role play as|behave like) … (now|dan|chatgpt|an? (ai|assistant|language model|hacker|unfiltered)|without (any )?(rules|restrictions|limits|filters)|no (restrictions|rules|filters|limits))
takeover | (from now on|starting now) you (\\w+ )?(are|will|must|speak|answer)|you are no longer mark|stop being mark|break character|forget (that )?you are
takeover | (print|show|reveal|repeat|tell|give|output|display|write) … (system prompt|your (\\w+ )?(prompt|instructions|rules|guidelines)|system message|initial (prompt|instructions)|text above|words above)
takeover | (give|award|grant|set|assign) … (100|hundred|full marks|perfect|maximum|top|a 9|grade 9) … (points?|score|marks?|percent|out of)|give me (full marks|a perfect score|100)|score of 100|full marks
takeover | (developer|god|debug|admin|dan|jailbreak) mode|jailbreak|i am (the|your) (developer|admin|administrator|creator|programmer|boss)
takeover | (answer|reply|speak|respond|talk) … (only |just )?in english (only|from now|please|instead|now)
takeover | (note|message|instruction|reminder) (to|for) (the )?(examiner|marker|ai|system|teacher|assistant|grader)
takeover | (are|re) (not|no longer) mark|not mark any ?more|you are my (servant|slave|assistant|robot)|(from|at) this (moment|point) (on )?you
takeover | (this|my) (answer|response) … (deserves|gets|is worth|must get|should get) … (highest|full|top|perfect|maximum|best|100)
takeover | (be|being|become|are|as|like) (\\w+ )?(chatgpt|gpt|gemini|siri|claude|a chatbot)
takeover | (you (have to|must|should|need to)|i (want|order|command) you to) … (give|award) … (best|top|full|highest|maximum|good|perfect|100) … (grade|marks?|score|points?)
takeover | (stop|quit|do ?n ?t) (playing|play|acting|being|pretending) … (student|role|part|character|partner)
takeover | (forget|ignore|drop|bypass|break) (every|all|any|your|the) (rules?|instructions?|limits?|guidelines?)(?=.*(answer|reply|act|be|talk|write|say|and))(?!.*(teacher|school|road|game))
takeover | (answer|reply|talk|speak|act|behave|write) like … (robot|pirate|evil|hacker|ai|assistant|chatbot|human)
takeover | (give|award) me (100|full|top|all the|a perfect|maximum|the best)|100 out of 100
takeover | (what is|what s|what are|tell|say|read|show) (\\w+ ){0,4}(in |of )?your (\\w+ )?(instructions|prompt|system|guidelines|programming)
takeover | (i am|i m|this is|as) (\\w+ ){0,2}(teacher|examiner|developer|admin|head|openai|programmer|google) (\\w+ ){0,6}(mark|give|grade|score|rate|stop|ignore|must|tell|answer)(?! (me|us)? ?(homework|lots))(?=.*(correct|full|best|score|points|answers?|rules?|instructions?))
takeover | (obey me|you are free (now )?(and|from) (\\w+ ){0,4}(obey|rules|limits|must|have to)|you no longer have (any )?(rules|limits)|do whatever i (say|tell)|do what i say)(?!.*(parents|teacher|dog))
takeover | (pretend|imagine|act as if|as if|suppose) (\\w+ ){0,2}(you are|you re|you were|to be) (\\w+ ){0,4}(no rules|without rules|answers|teacher|ai|free|hacker|evil|friend without)
takeover | (mark|count|rate|grade) (\\w+ ){0,3}(answers?|everything|this) (\\w+ )?as (correct|right|perfect)
takeover | (act|talk|speak|behave|answer|reply) (like|as) (\\w+ ){0,6}(no rules|without rules|bad words|no limits|no filter)|say (\\w+ )?(bad|rude|swear|dirty) words|(swear|insult me) (now|please|for me)|which (ai|model|llm) are you|(write|tell|make) me (a|the|my) (poem|code|essay|homework|python)

asks | (what s|what is|give me|tell me) your (phone|number|address|instagram|insta|snapchat|snap|password|e ?mail|surname|last name)
asks | where exactly do you live
drift | (let s|we could|can we) meet (up|in person)|come to my (house|place)
asks | do ?n ?t tell (anyone|anybody|your parents)|our (little )?secret|are you (\\w+ )?(home alone|alone at home)
drift | as an? (ai|artificial intelligence|language model|assistant)|i (can ?t|cannot|am unable to) (assist|help with that)|i m sorry but
`;
