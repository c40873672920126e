import type { SensitiveTopics } from "./topics.ts";

/** Whatever weighs on them, students may say it in their own language. */
export const english: SensitiveTopics = {
  people: `dad mum mom father mother parents? brother sister grandad granddad grandpa grandfather nan gran grandma grandmother uncle
    aunt auntie cousin friend boyfriend girlfriend mate neighbour stepdad stepmum family baby dog cat rabbit hamster pet`,
  things: `glass bottle plate vase cup phone window robot toy cake bike computer screen chair`,
  harmless: `
    <things> (?:\\w+ ){0,3}(?:broke|broken|died|dead|fell)
    (?:seasick|carsick|travel sick)
    (?:dying|die|died|dead) (?:of|from) (?:laughter|laughing|hunger|boredom|embarrassment)
    (?:broke|break|broken|beat) (?:\\w+ )?record`,
  minor: `
    (?:broke|broken) my \\w+
    (?:argued|argument|fell out) with my <people>`,
  over: `
    years ago|when i was (?:little|young|small)|last year|saved me|made up`,
  own: `
    (?:my|our) (?:\\w+ )?<people> (?:\\w+ ){0,5}(?:died|dead|dying|die|passed away|ill|sick|hospital|cancer|prison|divorc\\w*|split up|broke up|killed|left us)
    (?:death|funeral|loss) of (?:my|our) (?:\\w+ )?<people>|lost my (?:\\w+ )?<people>
    (?:hit|hits|beat|beats|bully|bullies|bullied|bullying|punched|kicked|threatened|attacked|insulted|robbed|hurt|hurts|pushed|scared) (?:me|us)
    (?:was|were|been|got|being|am|get) (?:\\w+ )?(?:bullied|attacked|hit|beaten|threatened|insulted|robbed|mugged|raped|killed|murdered|run over)
    (?:laugh|laughed|laughing|made fun|make fun) (?:at|of) me|no friends|nobody likes me
    i (?:m|am|was) (?:\\w+ )?(?:scared|afraid|frightened|depressed|very sad|so sad)|i cried|crying
    (?:broke|broken) my (?:\\w+ )?(?:leg|arm|wrist|ankle|nose|hand|foot|finger)|dumped me|broke up with`,
  general: `
    cancer|suicide|funeral|in hospital|car crash|car accident|self harm`,
  distance: `film films movie book books series game games history character story`,
};
