import { wordsOf } from "./lexicon.ts";

/** English words that tell the language, or that learners fall back on; none is a word of French, Spanish or German. */
export const englishWords: ReadonlySet<string> = new Set(
  wordsOf(`the and but because with without i you he she we they it my your his our their this that these those is are am was were
    have had do does did go goes going went make made play played playing like liked likes love loved hate want wanted would
    should could think thought know really very much many some any of to from at by for about when where what who why how which
    there here yesterday today tomorrow week weekend year month morning evening night friends friend family mother father brother
    sister mum dad house school homework teacher football watched watch ate eat eating drink drank food good bad nice boring interesting
    fun happy sad tired big small old new young beautiful also always never sometimes often usually next last then after before
    not don't doesn't didn't can't it's i'm i've he's yes please thank thanks sorry hello people things something nothing everything
    work worked working job money holiday holidays beach swimming shopping shop bought buy saw see visit visited stay stayed
    dog cat bike car home time day be been being get got say said dinner lunch breakfast birthday enjoy enjoyed maybe believe
    understand speak language english spanish german french favourite subject computer games phone lots lot more most better best than
    favorite soccer basketball awesome amazing crazy parents sisters brothers pet pets weather sunny cinema movie book read reading listened listen music concert party went walk walked run running swim dance sing sang
    laundry clothes shoes trousers dress aunt uncle grandma grandpa grandmother grandfather teachers students girl girls boy boys
    kitchen bedroom garden town country summer rainy expensive cheap funny friendly helpful lazy difficult hard
    healthy unhealthy vegetables meat bread cheese chicken cycling cooking dancing singing drawing baking buying help clean wash
    cook bake wear carry send talk learn study travel fly drive ride win sleep wake feel become build save protect waste
    environment earth world future married children university lawyer nurse engineer builder dogs cats horse rabbit bottle
    bottles plate plates rubbish litter bins using plastic paper watching listening writing doing having making drinking walking travelling
    studying learning visiting meeting staying sleeping helping cleaning bored excited exciting great awful lovely pretty
    ugly stupid silly weird strange famous same own another other others each every both either neither few little less least yet
    already soon later early late again once twice three five seven eight nine hundred thousand first second third hours days
    weeks months years normally especially however although therefore while until during since between near right straight across
    through around into onto against towards among everyone someone anyone nobody everybody somebody himself herself myself
    yourself them him yours theirs mine whose whom such only even just rather too enough almost actually probably definitely
    perhaps exams lesson lessons headteacher classroom lunchtime breaktime neighbour neighbours wedding easter cake sugar
    potatoes beans peas carrots onion mushroom apple pear strawberry grapes milk meal dish spoon knife fork suitcase luggage
    passport seaside sunbathe storm mountains hills lake forest wood woods field farmer cow pig sheep birds ill sick headache
    cough cold hurt broken feet head eyes ears nose mouth tooth teeth stomach skin blood smoke smoking drugs drunk sleepy hungry
    thirsty angry upset worried nervous proud shy bullied bully gap panel panels charity volunteer volunteering homeless advice skills career apprenticeship netball rounders athletics gymnastics sleepover roast crisps sweets biscuits gravy sausages cereal pancakes spicy delicious tasty disgusting hiking airport tent curly tall beard messy tidy moody caring loving confident outgoing hardworking sporty cheeky freckles detention assembly boyfriend girlfriend roommate trip trips spend spent spending save saving earn earning hang upstairs downstairs outside inside washing ironing chatty honest selfish jealous annoying annoyed`).filter(
    (word) =>
      !/^(car|fun|party|or|on|an|in|so|was|die|war|also|of|for|me|he|home|job|shop|cinema|movie|football|book|weekend|dance|man|tu|as|at|best|computer|note|note|games|be)$/.test(
        word,
      ),
  ),
);
