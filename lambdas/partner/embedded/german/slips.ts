import { slipsIn } from "../lines.ts";
import type { Tongue } from "../tongue.ts";

/**
 * Wrong turns of phrase, one a line: the kind of tip, a pattern over the answer in lower case, the rule, and what is right
 * ($1…) if that is certain. "kind*" is a slip of spelling, which nobody can hear.
 */
export const slips: Tongue["slips"] = slipsIn(String.raw`
phrase /ich habe (\S+) jahre(?: alt)?/ Age goes with “sein” in German. → ich bin $1 Jahre alt
phrase /ich bin (hunger|durst|angst)/ This goes with “haben” in German. → ich habe $1
phrase /ich bin (kalt|warm|heiß)/ Somebody who feels cold or hot says “mir ist”. → mir ist $1
phrase /mein name bin/ Say “mein Name ist” or “ich heiße”. → mein Name ist
phrase /ich bin heiße|ich heiße bin|ich heiße ist/ One verb is enough here. → ich heiße
phrase /^ich gern (\p{L}+e)/ “gern” stands behind the verb. → ich $1 gern
phrase /ich mag zu (spielen|schwimmen|tanzen|lesen|hören|singen|essen|kochen|reisen|gehen)/ What you like doing is said with “gern”: ich … gern.
phrase /ich bevorzuge zu \p{L}+en/ What you prefer doing is said with “lieber”.
phrase /(gehe|gehen|geht|fahre|fahren|fährt|fliege|fliegen|fliegt) (?:zu|in|an) (deutschland|spanien|frankreich|italien|england|london|berlin|amerika|griechenland|paris)/ Towns and most countries take “nach”. → $1 nach $2
phrase /(?:zu|in) (deutschland|spanien|frankreich|italien|london|berlin|griechenland|paris) (gefahren|geflogen|gegangen|fahren|fliegen|gehen|gereist)/ Towns and most countries take “nach”. → nach $1 $2
phrase /(gehe|gehen|geht) (?:zu|nach) (schule|kino|park|stadt)/ The article is needed: zur Schule, ins Kino.
phrase /(gehe|gehen|geht|ging|fahre) (?:zu|in) (?:das |der )?haus(?= ?$)/ To go home is “nach Hause”. → $1 nach Hause
phrase /(?:bin|bleibe|bleibt|geblieben|war) nach hause/ At home is “zu Hause”.
phrase /(?:auf|an|in) (?:dem )?(montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)/ Days take “am”. → am $1
phrase /(?:in|auf) (?:dem |der |das )?wochenende/ At the weekend is “am Wochenende”. → am Wochenende
phrase /in der (morgen|abend|nachmittag)/ Parts of the day take “am”. → am $1
phrase /(?:es ist|es sind|da ist) (ein|eine|einen|viele)(?= \p{L}+ in)/ “there is” and “there are” are “es gibt”. → es gibt $1
phrase /nicht (?:ein|eine|einen)(?! bisschen| paar| mal)/ “not a” is “kein”.
phrase /ich habe nicht (hund|hunde|geschwister|haustier|haustiere|bruder|schwester|zeit|geld|lust|hunger)/ Before a noun “not” is “kein”.
word-order /(ich|er|sie|wir|du) nicht (?!so|sehr|nur|mehr|immer|oft|gern|gerne|viel|gut|allein|weit|in|im|mit|nach|zu|zum|zur|am|an|auf|genug)(\p{L}+e|mag|kann|will|bin|ist|hat)(?= |$)/ “nicht” stands behind the verb.
phrase /mehr (gut|interessant|groß|klein|schön|teuer|billig|einfach|langweilig|schnell|lustig)(?: als)?/ Comparatives end in -er in German; there is no “mehr” before them.
phrase /(größer|kleiner|besser|schneller|älter|jünger|schöner|teurer|billiger|interessanter|langweiliger|einfacher|schwieriger) (?:wie|dann)(?= (?:ich|du|er|mein|meine|das|die|der|in) )/ Comparisons take “als”. → $1 als
phrase /ich spiele (?:das|die|den) (fußball|tennis|klavier|gitarre|geige|hockey|basketball)/ No article follows “spielen” with games and instruments. → ich spiele $1
phrase /für (zwei|drei|vier|fünf|sechs|\d+) (jahre|monate|wochen)(?= (?:ich|spiele|lerne|wohne))/ How long something has been going on is said with “seit”.
phrase /ich bin interessiert in/ Say “ich interessiere mich für”. → ich interessiere mich für
phrase /ich (?:freue|interessiere|langweile|amüsiere|treffe) (?!mich|meine|mein|sie|ihn|meinen|uns)(auf|für|mit)/ This verb is reflexive: it needs “mich”.
phrase /(ich habe|wir haben|hatte ich|ich hatte|wir hatten) (?:eine )?gute zeit/ “to have a good time” is “Spaß haben”.
phrase /letzte[ns] (woche)/ “Woche” is feminine. → letzte $1
phrase /letzte (wochenende|jahr)/ This noun is neuter. → letztes $1
phrase /(letztes|letzte) (sommer|samstag|sonntag|freitag|montag|winter|monat)/ A masculine time phrase stands in the accusative. → letzten $2
phrase /nächste (wochenende|jahr)/ This noun is neuter. → nächstes $1
phrase /(nächstes|nächste) (sommer|samstag|sonntag|freitag|montag|winter|monat)/ A masculine time phrase stands in the accusative. → nächsten $2
second-verb /(?<=, )um (\p{L}+ )*(verdienen|gehen|lernen|spielen|sehen|besuchen|kaufen|helfen|machen)(?<!zu \p{L}+)/ “in order to” is “um … zu” with the infinitive at the end.
second-verb /(kann|kannst|muss|musst|will|willst|darf|soll|möchte|können|müssen|wollen) (\p{L}+ ){0,4}zu (spielen|gehen|machen|sehen|lernen|kaufen|essen|trinken|lesen|fahren|arbeiten|helfen|werden)/ After a modal verb the infinitive stands without “zu”.
`);
